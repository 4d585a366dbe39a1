import { useSyncExternalStore } from 'react'

/** Where a table of six columns has room. */
const WIDE = '(width >= 64rem)'

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is wide enough for a table; otherwise its rows become cards. */
export const useWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
