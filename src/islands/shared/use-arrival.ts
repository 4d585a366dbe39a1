import { type RefObject, useEffect, useRef } from 'react'

/** A ref for an element that replaces one with the focus: it takes the focus each time `arrived` is something new. */
export function useArrival<E extends HTMLElement>(arrived: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (arrived) place.current?.focus()
  }, [arrived])
  return place
}
