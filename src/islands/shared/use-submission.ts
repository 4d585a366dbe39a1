import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createSubmission } from '../../stores/submission.ts'

/**
 * A submission of this form's own: another form on the page is neither busy nor refused with it. A lost connection is
 * reported only until it is back.
 */
export function useSubmission() {
  const [{ $state, submit, forget }] = useState(createSubmission)
  const state = useStore($state)
  const offline = state.error === 'offline'
  useEffect(() => {
    if (!offline) return
    addEventListener('online', forget)
    return () => removeEventListener('online', forget)
  }, [offline, forget])
  return { ...state, submit, forget }
}
