import type { ReadableAtom } from 'nanostores'
import { startTransition, useEffect, useState } from 'react'

/** A store’s value, shown a moment later where it changes much, so that typing and presses go first. */
export function useLater<T>(store: ReadableAtom<T>): T {
  const [value, setValue] = useState(() => store.get())
  useEffect(() => store.subscribe((next) => startTransition(() => setValue(() => next))), [store])
  return value
}
