import type { ReadableAtom } from 'nanostores'
import { startTransition, useEffect, useState } from 'react'

/** A store’s value, which shows a moment later where it changes much: what is typed or pressed meanwhile goes first. */
export function useLater<T>(store: ReadableAtom<T>): T {
  const [value, setValue] = useState(() => store.get())
  useEffect(() => store.subscribe((next) => startTransition(() => setValue(() => next))), [store])
  return value
}
