import type { Page } from '../backend/pages.ts'
import { type Result, success } from '../domain/errors.ts'
import { lookAgain, type News } from './look-again.ts'
import { createResource } from './resource.ts'
import { createSubmission } from './submission.ts'

/** Fetches the page that begins after `skip` entries. */
type FetchPage<T> = (skip: number) => Promise<Result<Page<T>>>

/** A list that is loaded a page at a time; further pages come after those that are there. */
export function createPagedList<T extends { id: string }>() {
  const { $state, load, change } = createResource<Page<T>>()
  const { $state: $more, submit } = createSubmission()
  /** The list as it was asked for last, and where its next page begins. */
  let asked: { fetch: FetchPage<T>; next: number } | undefined

  async function fetchMore(): Promise<Result<void>> {
    const list = asked
    if (!list) return success(undefined)
    const page = await list.fetch(list.next)
    const state = $state.get()
    // Meanwhile the list may have been asked for anew.
    if (list !== asked || state.status !== 'ready') return success(undefined)
    if (!page.ok) return page
    const { items, hasMore } = page.value
    list.next += items.length
    const known = new Set(state.value.items.map(({ id }) => id))
    const fresh = items.filter(({ id }) => !known.has(id))
    $state.set({ status: 'ready', value: { items: [...state.value.items, ...fresh], hasMore } })
    return success(undefined)
  }

  /** As many entries as are shown, page by page. */
  async function fetchShown({
    fetch,
    next,
  }: {
    fetch: FetchPage<T>
    next: number
  }): Promise<Result<Page<T>>> {
    const page = await fetch(0)
    while (page.ok && page.value.hasMore && page.value.items.length < next) {
      const further = await fetch(page.value.items.length)
      if (!further.ok) return further
      page.value = { items: [...page.value.items, ...further.value.items], hasMore: further.value.hasMore }
    }
    return page
  }

  return {
    $state,
    /** How the fetching of a further page stands. */
    $more,
    /** Loads the first page; further ones come the same way. */
    load(fetch: FetchPage<T>): Promise<void> {
      const list = { fetch, next: 0 }
      asked = list
      return load(async () => {
        const page = await fetch(0)
        if (page.ok) list.next = page.value.items.length
        return page
      })
    },
    loadMore: () => submit(fetchMore),
    /** Looks again at the entries that are shown, as a resource does. */
    async refresh(): Promise<News<Page<T>> | undefined> {
      const list = asked
      if (!list) return undefined
      const news = await lookAgain($state, () => fetchShown(list))
      if (news) list.next = news.after.items.length
      return news
    },
    /** Replaces the entry that has the id of a changed one, if there is one. */
    replace(changed: T): void {
      change((page) => {
        if (!page.items.some(({ id }) => id === changed.id)) return page
        // Its own place in the backend's order may be another one now, so that all behind it have moved up.
        if (asked && asked.next > 0) asked.next -= 1
        return { ...page, items: page.items.map((one) => (one.id === changed.id ? changed : one)) }
      })
    },
    /** Takes an entry away, where it is gone for good. */
    remove(id: string): void {
      change((page) => {
        const items = page.items.filter((one) => one.id !== id)
        if (asked && items.length < page.items.length) asked.next -= 1
        return { ...page, items }
      })
    },
  }
}

export type PagedList<T extends { id: string }> = ReturnType<typeof createPagedList<T>>
