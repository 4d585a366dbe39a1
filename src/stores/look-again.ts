import type { WritableAtom } from 'nanostores'
import type { Result } from '../domain/errors.ts'
import type { Loadable } from './resource.ts'

/** What fetching again has changed. */
export interface News<T> {
  before: T
  after: T
}

/**
 * Fetches a resource again, silently. Keeps what is shown if the answer is the same, failed, or the state changed
 * meanwhile. Returns what was shown before and what is shown now, if they differ.
 */
export async function lookAgain<T>(
  $state: WritableAtom<Loadable<T>>,
  fetch: () => Promise<Result<T>>,
): Promise<News<T> | undefined> {
  const shown = $state.get()
  if (shown.status === 'loading') return undefined
  const result = await fetch()
  if (!result.ok || $state.get() !== shown) return undefined
  const before = shown.status === 'ready' ? shown.value : undefined
  if (JSON.stringify(before) === JSON.stringify(result.value)) return undefined
  $state.set({ status: 'ready', value: result.value })
  return before === undefined ? undefined : { before, after: result.value }
}
