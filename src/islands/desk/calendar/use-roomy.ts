import { useSyncExternalStore } from 'react'

/** Where seven days have room beside each other. */
const ROOMY = '(width >= 48rem)'

function subscribe(onChange: () => void) {
  const query = matchMedia(ROOMY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether a week's days stand beside each other; on a phone they come one below the other. */
export const useRoomy = () => useSyncExternalStore(subscribe, () => matchMedia(ROOMY).matches)
