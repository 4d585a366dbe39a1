import { atom } from 'nanostores'
import type { ErrorCode, Result } from '../domain/errors.ts'

export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; code: ErrorCode }

/** What a second look has found. */
export interface News<T> {
  before: T
  after: T
}

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

  /**
   * Looks again without a word: what is shown stays where nothing new has come, nothing at all, or where it was
   * changed meanwhile. Answers with what was shown before and what is shown now, if that is something else.
   */
  async function refresh(fetch: () => Promise<Result<T>>): Promise<News<T> | undefined> {
    const shown = $state.get()
    if (shown.status === 'loading') return undefined
    const result = await fetch()
    if (!result.ok || $state.get() !== shown) return undefined
    const before = shown.status === 'ready' ? shown.value : undefined
    if (JSON.stringify(before) === JSON.stringify(result.value)) return undefined
    $state.set({ status: 'ready', value: result.value })
    return before === undefined ? undefined : { before, after: result.value }
  }

  /** Changes what is there in its place. */
  function change(update: (value: T) => T): void {
    const state = $state.get()
    if (state.status === 'ready') $state.set({ status: 'ready', value: update(state.value) })
  }

  return { $state, load, refresh, change }
}
