import { useEffect, useState } from 'react'

const TYPING_PAUSE = 250

/** What is typed, once nobody has typed for a moment: a list is not asked for letter by letter. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}
