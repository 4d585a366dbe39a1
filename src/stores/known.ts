import type { ReadableAtom } from 'nanostores'

/** Resolves once each of some stores has a value or has failed. */
export function whenKnown(...stores: ReadableAtom<{ status: string }>[]): Promise<void> {
  const known = (store: ReadableAtom<{ status: string }>) =>
    new Promise<void>((resolve) => {
      const end = store.listen(look)
      function look({ status }: { status: string }) {
        if (status === 'unknown' || status === 'loading') return
        // Not within the call that may have begun the listening.
        queueMicrotask(() => end())
        resolve()
      }
      look(store.get())
    })
  return Promise.all(stores.map(known)).then(() => undefined)
}
