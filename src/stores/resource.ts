import { atom } from 'nanostores'
import type { ErrorCode, Result } from '../domain/errors.ts'

export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; code: ErrorCode }

/** Something loaded from the backend. Of overlapping loads the latest one counts. */
export function createResource<T>() {
  const $state = atom<Loadable<T>>({ status: 'loading' })
  let latest = 0

  async function load(fetch: () => Promise<Result<T>>): Promise<void> {
    const mine = ++latest
    if ($state.get().status === 'failed') $state.set({ status: 'loading' })
    const result = await fetch()
    if (mine !== latest) return
    $state.set(result.ok ? { status: 'ready', value: result.value } : { status: 'failed', code: result.code })
  }

  /** Changes what is there in its place. */
  function change(update: (value: T) => T): void {
    const state = $state.get()
    if (state.status === 'ready') $state.set({ status: 'ready', value: update(state.value) })
  }

  /** What an answer of another kind has told: loads under way are older. */
  function put(value: T): void {
    latest += 1
    $state.set({ status: 'ready', value })
  }

  return { $state, load, change, put }
}
