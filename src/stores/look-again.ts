import type { WritableAtom } from 'nanostores'
import type { Result } from '../domain/errors.ts'
import type { Loadable } from './resource.ts'

/** What a second look has found. */
export interface News<T> {
  before: T
  after: T
}

/**
 * Looks again at a resource without a word: what is shown stays where nothing new has come, nothing at all, or where
 * it was changed meanwhile. Answers with what was shown before and what is shown now, if that is something else.
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
