import { useEffect, useState } from 'react'

const TYPING_PAUSE = 250

/** A typed text after a short pause in typing, so that a list is not loaded for every letter. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}
