import { expect, test } from 'vitest'
import { failure, success } from '../../src/domain/errors.ts'
import { createPagedList } from '../../src/stores/paged.ts'

interface Entry {
  id: string
  text?: string
}

const entries = (...ids: string[]): Entry[] => ids.map((id) => ({ id }))
const ids = (list: ReturnType<typeof createPagedList<Entry>>) => {
  const state = list.$state.get()
  return state.status === 'ready' ? state.value.items.map(({ id }) => id) : state.status
}

test('a further page comes after what is there, and what moved is not shown twice', async () => {
  const list = createPagedList<Entry>()
  await list.load(async (skip) =>
    skip === 0
      ? success({ items: entries('a', 'b'), hasMore: true })
      : success({ items: entries('b', 'c'), hasMore: false }),
  )
  expect(ids(list)).toEqual(['a', 'b'])
  expect(await list.loadMore()).toEqual(success(undefined))
  expect(ids(list)).toEqual(['a', 'b', 'c'])
  expect(list.$state.get()).toMatchObject({ value: { hasMore: false } })
})

test('a further page that fails leaves the list and says why', async () => {
  const list = createPagedList<Entry>()
  await list.load(async (skip) =>
    skip === 0 ? success({ items: entries('a'), hasMore: true }) : failure('offline'),
  )
  expect(await list.loadMore()).toEqual(failure('offline'))
  expect(ids(list)).toEqual(['a'])
  expect(list.$more.get()).toEqual({ busy: false, error: 'offline' })
})

test('a page that arrives after another list was asked for is dropped', async () => {
  const list = createPagedList<Entry>()
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await list.load(async (skip) => {
    if (skip > 0) await late
    return success({ items: entries(`old ${skip}`), hasMore: true })
  })
  const more = list.loadMore()
  await list.load(async () => success({ items: entries('new'), hasMore: false }))
  arrive()
  await more
  expect(ids(list)).toEqual(['new'])
})

test('nothing is fetched before the first page is there', async () => {
  expect(await createPagedList<Entry>().loadMore()).toEqual(success(undefined))
})

test('a changed entry takes the place of the one with its id', async () => {
  const list = createPagedList<Entry>()
  await list.load(async () => success({ items: entries('a', 'b'), hasMore: false }))
  list.replace({ id: 'b', text: 'new' })
  expect(list.$state.get()).toMatchObject({ value: { items: [{ id: 'a' }, { id: 'b', text: 'new' }] } })
})

test('what was changed while a further page was on its way stays changed', async () => {
  const list = createPagedList<Entry>()
  const late = Promise.withResolvers<void>()
  await list.load(async (skip) => {
    if (skip > 0) await late.promise
    return success({ items: entries(skip > 0 ? 'b' : 'a'), hasMore: skip === 0 })
  })
  const more = list.loadMore()
  list.replace({ id: 'a', text: 'new' })
  late.resolve()
  await more
  expect(list.$state.get()).toMatchObject({ value: { items: [{ id: 'a', text: 'new' }, { id: 'b' }] } })
})

test('a page that arrives after the same list was asked for anew is dropped', async () => {
  const list = createPagedList<Entry>()
  const late = Promise.withResolvers<void>()
  let first = entries('answered', 'waiting')
  const fetch = async (skip: number) => {
    if (skip > 0) await late.promise
    return success({ items: skip > 0 ? entries('later') : first, hasMore: true })
  }
  await list.load(fetch)
  const more = list.loadMore()
  first = entries('waiting')
  await list.load(fetch)
  late.resolve()
  await more
  expect(ids(list)).toEqual(['waiting'])
})

test('an entry whose change takes it elsewhere in the backend’s order hides none behind it', async () => {
  const list = createPagedList<Entry>()
  let unanswered = entries('a', 'b', 'c', 'd')
  await list.load(async (skip) =>
    success({ items: unanswered.slice(skip, skip + 2), hasMore: unanswered.length > skip + 2 }),
  )
  unanswered = entries('b', 'c', 'd')
  list.replace({ id: 'a', text: 'answered' })
  await list.loadMore()
  expect(ids(list)).toEqual(['a', 'b', 'c', 'd'])
})

test('an entry that is gone for good hides none behind it', async () => {
  const list = createPagedList<Entry>()
  let all = entries('a', 'b', 'c', 'd')
  await list.load(async (skip) =>
    success({ items: all.slice(skip, skip + 2), hasMore: all.length > skip + 2 }),
  )
  all = entries('b', 'c', 'd')
  list.remove('a')
  list.remove('unknown')
  await list.loadMore()
  expect(ids(list)).toEqual(['b', 'c', 'd'])
})

test('looked at again keeps as many entries as were shown, and goes on behind them', async () => {
  const list = createPagedList<Entry>()
  let all = entries('a', 'b', 'c', 'd', 'e')
  await list.load(async (skip) =>
    success({ items: all.slice(skip, skip + 2), hasMore: skip + 2 < all.length }),
  )
  await list.loadMore()
  all = entries('new', 'a', 'b', 'c', 'd', 'e')
  const news = await list.refresh()
  expect(news?.before.items).toEqual(entries('a', 'b', 'c', 'd'))
  expect(ids(list)).toEqual(['new', 'a', 'b', 'c'])
  await list.loadMore()
  expect(ids(list)).toEqual(['new', 'a', 'b', 'c', 'd', 'e'])
})

test('looked at again, a page that does not come leaves all as it was', async () => {
  const list = createPagedList<Entry>()
  let offline = false
  await list.load(async (skip) =>
    offline && skip > 0
      ? failure('offline')
      : success({ items: entries(`${skip}`, `${skip + 1}`), hasMore: true }),
  )
  await list.loadMore()
  offline = true
  expect(await list.refresh()).toBeUndefined()
  expect(ids(list)).toEqual(['0', '1', '2', '3'])
})
