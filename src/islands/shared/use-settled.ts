import { useEffect, useState } from 'react'

const TYPING_PAUSE = 250

/** What is typed, once nothing was typed for a moment: a list is not asked for letter by letter. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
