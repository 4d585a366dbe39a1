import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref for what came in the place of something that had the focus: it takes the focus over, each time that
 * `arrived` is something new.
 */
export function useArrival<E extends HTMLElement>(arrived: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (arrived) place.current?.focus()
  }, [arrived])
  return place
}
