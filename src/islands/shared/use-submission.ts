import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createSubmission } from '../../stores/submission.ts'

/** A submission of this form's own: another one on the page is neither busy nor refused with it. */
export function useSubmission() {
  const [{ $state, submit, forget }] = useState(createSubmission)
  return { ...useStore($state), submit, forget }
}
