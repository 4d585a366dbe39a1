import { describe, expect, test } from 'vitest'
import {
  type BookingsView,
  changed,
  filterOn,
  hasFilter,
  noFilter,
  readBookingsView,
  writeBookingsView,
} from '../../../src/domain/booking/booking-query.ts'
import { calendarViews } from '../../../src/domain/calendar/calendar-view.ts'

const read = (query: string) => readBookingsView(new URLSearchParams(query))
const write = (view: BookingsView) =>
  new URLSearchParams(
    Object.entries(writeBookingsView(view)).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()

const asAlways: BookingsView = {
  ...noFilter,
  sort: 'date',
  descending: false,
  page: 1,
  view: 'table',
  day: undefined,
}

test('an address without query shows the days from today on, the next first', () => {
  expect(read('')).toEqual(asAlways)
  expect(write(asAlways)).toBe('')
  expect(filterOn('2026-11-22', asAlways)).toMatchObject({ from: '2026-11-22', to: undefined })
})

test.each([
  ['today', '2026-11-22', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-22'],
  ['month', '2026-11-01', '2026-11-30'],
  ['all', undefined, undefined],
] as const)(
  '%s stays what it is on another day, since only its name stands in the address',
  (days, from, to) => {
    const view = read(`days=${days}`)
    expect(write(view)).toBe(`days=${days}`)
    expect(filterOn('2026-11-22', view)).toMatchObject({ from, to })
  },
)

test('named days count before a span', () => {
  const view = read('days=today&from=2026-11-01')
  expect(write(view)).toBe('from=2026-11-01')
  expect(filterOn('2026-11-22', view)).toMatchObject({ from: '2026-11-01', to: undefined })
})

test('whoever looks for somebody looks at all days, the latest first, unless a span is named', () => {
  const found = changed(asAlways, { search: 'Сараа' })
  expect(filterOn('2026-11-22', found)).toMatchObject({ from: undefined, descending: true })
  expect(write(found)).toBe(write(read('search=Сараа')))
  expect(changed(found, { search: '' })).toEqual(asAlways)
  expect(filterOn('2026-11-22', changed(found, { days: 'ahead' }))).toMatchObject({
    from: '2026-11-22',
    descending: false,
  })
})

test('an order that somebody chose stays', () => {
  const sorted = changed(asAlways, { sort: 'date', descending: true })
  expect(write(sorted)).toBe('order=desc')
  expect(changed(sorted, { days: 'week' }).descending).toBe(true)
  expect(read('sort=price').descending).toBe(true)
  expect(read('days=all&order=asc').descending).toBe(false)
})

test('filters, sort and page survive the address', () => {
  const view: BookingsView = {
    search: 'Сараа & Бат',
    status: 'cancel_asked',
    type: 'mixing',
    days: undefined,
    from: '2026-11-01',
    to: '2026-11-30',
    sort: 'price',
    descending: false,
    page: 7,
    view: 'table',
    day: undefined,
  }
  expect(read(write(view))).toEqual(view)
})

test.each(calendarViews)('the calendar’s day survives, beside the filters of the table: %s', (view) => {
  const shown: BookingsView = { ...asAlways, status: 'confirmed', view, day: '2026-11-18' }
  expect(write(shown)).toBe(`view=${view}&day=2026-11-18&status=confirmed`)
  expect(read(write(shown))).toEqual(shown)
  expect(read(`view=${view}`).day).toBeUndefined()
})

describe('what makes no sense counts as not said', () => {
  test.each([
    'status=paid',
    'type=',
    'from=2026-02-30',
    'to=tomorrow',
    'days=yesterday',
    'sort=colour',
    'order=up',
    'page=0',
    'page=-3',
    'page=x',
    'view=year',
    'view=table&day=x',
  ])('%s', (query) => expect(read(query)).toEqual(asAlways))

  test('a page without end is cut', () => expect(read('page=1e99').page).toBe(100_000))
})

test('a filter is told from none', () => {
  expect(hasFilter(noFilter)).toBe(false)
  expect(hasFilter({ ...noFilter, search: '  ' })).toBe(false)
  expect(hasFilter({ ...noFilter, search: 'a' })).toBe(true)
  expect(hasFilter({ ...noFilter, to: '2026-11-30' })).toBe(true)
})
