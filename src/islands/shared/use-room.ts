import { useCallback, useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether a table of six columns has room; otherwise its rows become cards. */
export const useWide = () => useMedia('(width >= 64rem)')

/** Whether things stand beside each other; on a phone they come one below the other. */
export const useRoomy = () => useMedia('(width >= 48rem)')

/** Whether seven days stand beside each other, each with room for names and hours. */
export const useWeekWide = () => useMedia('(width > 64rem)')

/** Whether a list has room for the day beside it. */
export const useLarge = () => useMedia('(width >= 110rem)')
