import { type CalendarView, calendarViews } from '../calendar/calendar-view.ts'
import { isStudioDate } from '../calendar/studio-time.ts'
import { bookingStatuses } from './booking.ts'
import { type DaySpan, daySpans, spanDays } from './day-span.ts'

/** A booking's state to look for: its status, or that its customer waits for the studio to cancel it. */
export const stateFilters = [...bookingStatuses, 'cancel_asked'] as const
export type StateFilter = (typeof stateFilters)[number]

/** Which bookings an admin looks for. */
export interface BookingFilter {
  /** Part of the customer's name, phone number or email address. */
  search: string
  status: StateFilter | undefined
  type: string | undefined
  /** Which days, where neither the first nor the last is named. */
  days: DaySpan | undefined
  /** Days of the studio, both included. */
  from: string | undefined
  to: string | undefined
}

export const bookingSorts = ['date', 'created', 'price'] as const
export type BookingSort = (typeof bookingSorts)[number]

export interface BookingQuery extends BookingFilter {
  sort: BookingSort
  descending: boolean
  /** From 1. */
  page: number
}

/** What the screen of all bookings shows: a table, or a calendar. */
export interface BookingsView extends BookingQuery {
  view: 'table' | CalendarView
  /** A day of what the calendar shows; undefined for today. */
  day: string | undefined
}

export const noFilter: BookingFilter = {
  search: '',
  status: undefined,
  type: undefined,
  days: undefined,
  from: undefined,
  to: undefined,
}

export function hasFilter({ search, status, type, from, to }: BookingFilter): boolean {
  return [search.trim(), status, type, from, to].some(Boolean)
}

/** What a list begins with: days to come; a search also includes past bookings. */
export function shownSpan({ days, from, to, search }: BookingQuery): DaySpan | undefined {
  if (from || to) return undefined
  return days ?? (search.trim() ? 'all' : 'ahead')
}

/** The filter with the days that are meant today. */
export function filterOn(today: string, query: BookingQuery): BookingQuery {
  const span = shownSpan(query)
  return span ? { ...query, ...spanDays(span, today) } : query
}

/** Whether a list is sorted downwards unless somebody sorts it: all but days to come, which begin with the next. */
const beginsAtEnd = (query: BookingQuery) => query.sort !== 'date' || shownSpan(query) === 'all'

/** The query with changes. Until somebody sorts the list, its order follows from what it shows. */
export function changed<Q extends BookingQuery>(query: Q, changes: Partial<Q>): Q {
  const next = { ...query, ...changes }
  if ('descending' in changes || query.descending !== beginsAtEnd(query)) return next
  return { ...next, descending: beginsAtEnd(next) }
}

const LAST_PAGE = 100_000

/** Reads the query of an address; values that make no sense count as missing. */
export function readBookingsView(query: URLSearchParams): BookingsView {
  const date = (name: string) => {
    const text = query.get(name)
    return text && isStudioDate(text) ? text : undefined
  }
  const view: BookingsView = {
    search: query.get('search') ?? '',
    status: stateFilters.find((one) => one === query.get('status')),
    type: query.get('type') || undefined,
    days: daySpans.find((one) => one === query.get('days')),
    from: date('from'),
    to: date('to'),
    sort: bookingSorts.find((one) => one === query.get('sort')) ?? 'date',
    descending: false,
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), LAST_PAGE),
    view: calendarViews.find((one) => one === query.get('view')) ?? 'table',
    day: date('day'),
  }
  const order = query.get('order')
  view.descending = order === 'desc' || (order !== 'asc' && beginsAtEnd(view))
  return view
}

/** The entries of the address that differ from the defaults. */
export function writeBookingsView(shown: BookingsView): Record<string, string | undefined> {
  const { search, status, type, days, from, to, sort, descending, page, view, day } = shown
  return {
    view: view === 'table' ? undefined : view,
    day: view === 'table' ? undefined : day,
    search: search.trim() || undefined,
    status,
    type,
    days: from || to ? undefined : days,
    from,
    to,
    sort: sort === 'date' ? undefined : sort,
    order: descending === beginsAtEnd(shown) ? undefined : descending ? 'desc' : 'asc',
    page: page > 1 ? String(page) : undefined,
  }
}
