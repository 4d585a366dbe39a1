import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { keepFresh } from '../../stores/fresh.ts'
import { $session } from '../../stores/people/session.ts'
import { $waiting, needWaiting, refreshWaiting, type Waiting } from '../../stores/waiting.ts'

interface Props {
  of: keyof Waiting
  /** The words for screen readers, which cannot tell that the number stands on its tab. */
  label: string
}

/** How many wait for an answer, on the tab that leads to them; nothing where there are none. */
export function WaitingCount(props: Props) {
  // During the build, and as the island wakes, nobody is known yet.
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake && <Count {...props} />
}

function Count({ of, label }: Props) {
  const session = useStore($session)
  const counted = session.status === 'signed-in' && session.account.role === 'admin'
  const state = useStore($waiting)
  useEffect(() => {
    if (!counted) return
    needWaiting()
    // One of the counts looks again for both.
    return of === 'requests' ? keepFresh(refreshWaiting, () => false) : undefined
  }, [counted, of])
  const count = counted && state.status === 'ready' ? state.value[of] : 0
  if (count === 0) return null
  return (
    <span className="app-count">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
