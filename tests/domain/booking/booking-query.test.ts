import { describe, expect, test } from 'vitest'
import {
  type BookingsView,
  hasFilter,
  noFilter,
  readBookingsView,
  writeBookingsView,
} from '../../../src/domain/booking/booking-query.ts'

const read = (query: string) => readBookingsView(new URLSearchParams(query))
const write = (view: BookingsView) =>
  new URLSearchParams(
    Object.entries(writeBookingsView(view)).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString()

const asAlways: BookingsView = {
  ...noFilter,
  sort: 'date',
  descending: true,
  page: 1,
  view: 'table',
  week: undefined,
}

test('an address without query shows the latest date first, unfiltered', () => {
  expect(read('')).toEqual(asAlways)
  expect(write(asAlways)).toBe('')
})

test('filters, sort and page survive the address', () => {
  const view: BookingsView = {
    search: 'Сараа & Бат',
    status: 'cancel_asked',
    type: 'mixing',
    from: '2026-11-01',
    to: '2026-11-30',
    sort: 'price',
    descending: false,
    page: 7,
    view: 'table',
    week: undefined,
  }
  expect(read(write(view))).toEqual(view)
})

test('the calendar’s week survives, beside the filters of the table', () => {
  const view: BookingsView = { ...asAlways, status: 'confirmed', view: 'week', week: '2026-11-16' }
  expect(write(view)).toBe('view=week&week=2026-11-16&status=confirmed')
  expect(read(write(view))).toEqual(view)
})

test('a week is named by its Monday', () => {
  expect(read('view=week&week=2026-11-22').week).toBe('2026-11-16')
  expect(read('view=week&week=2026-11-16').week).toBe('2026-11-16')
  expect(read('view=week').week).toBeUndefined()
})

describe('what makes no sense counts as not said', () => {
  test.each([
    'status=paid',
    'type=',
    'from=2026-02-30',
    'to=tomorrow',
    'sort=colour',
    'order=up',
    'page=0',
    'page=-3',
    'page=x',
    'view=month',
    'view=table&week=x',
  ])('%s', (query) => expect(read(query)).toEqual(asAlways))

  test('a page without end is cut', () => expect(read('page=1e99').page).toBe(100_000))
})

test('a filter is told from none', () => {
  expect(hasFilter(noFilter)).toBe(false)
  expect(hasFilter({ ...noFilter, search: '  ' })).toBe(false)
  expect(hasFilter({ ...noFilter, search: 'a' })).toBe(true)
  expect(hasFilter({ ...noFilter, to: '2026-11-30' })).toBe(true)
})
