import { atom } from 'nanostores'
import type { Page } from '../backend/pages.ts'
import { type Result, success } from '../domain/errors.ts'
import { createResource } from './resource.ts'

/** Fetches the page that begins after `skip` entries. */
type FetchPage<T> = (skip: number) => Promise<Result<Page<T>>>

/** A list that is loaded a page at a time; further pages come after those that are there. */
export function createPagedList<T extends { id: string }>() {
  const { $state, load } = createResource<Page<T>>()
  const $loadingMore = atom(false)
  let fetchPage: FetchPage<T> | undefined

  async function loadMore(): Promise<Result<void>> {
    const state = $state.get()
    const fetch = fetchPage
    if (!fetch || state.status !== 'ready' || $loadingMore.get()) return success(undefined)
    $loadingMore.set(true)
    const next = await fetch(state.value.items.length)
    $loadingMore.set(false)
    if (!next.ok) return next
    // Meanwhile another list may have been asked for.
    if (fetch !== fetchPage) return success(undefined)
    const known = new Set(state.value.items.map(({ id }) => id))
    const fresh = next.value.items.filter(({ id }) => !known.has(id))
    $state.set({
      status: 'ready',
      value: { items: [...state.value.items, ...fresh], hasMore: next.value.hasMore },
    })
    return success(undefined)
  }

  return {
    $state,
    $loadingMore,
    /** Loads the first page; further ones come the same way. */
    load(fetch: FetchPage<T>): Promise<void> {
      fetchPage = fetch
      return load(() => fetch(0))
    },
    loadMore,
    /** Shows a changed entry in the place of the one with its id. */
    replace(changed: T): void {
      const state = $state.get()
      if (state.status !== 'ready') return
      const items = state.value.items.map((one) => (one.id === changed.id ? changed : one))
      $state.set({ status: 'ready', value: { ...state.value, items } })
    },
  }
}

export type PagedList<T extends { id: string }> = ReturnType<typeof createPagedList<T>>
