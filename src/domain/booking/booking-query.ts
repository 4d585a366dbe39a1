import { mondayOf } from '../calendar/days.ts'
import { isStudioDate } from '../calendar/studio-time.ts'
import { bookingStatuses } from './booking.ts'

/** A booking's state to look for: its status, or that its customer waits for the studio to cancel it. */
export const stateFilters = [...bookingStatuses, 'cancel_asked'] as const
export type StateFilter = (typeof stateFilters)[number]

/** Which bookings an admin looks for. */
export interface BookingFilter {
  /** Part of the customer's name or email address. */
  search: string
  status: StateFilter | undefined
  type: string | undefined
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

/** What the screen of all bookings shows: a table, or a week as a calendar. */
export interface BookingsView extends BookingQuery {
  view: 'table' | 'week'
  /** The Monday of the calendar's week; undefined for the present one. */
  week: string | undefined
}

export const noFilter: BookingFilter = {
  search: '',
  status: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
}

export function hasFilter({ search, status, type, from, to }: BookingFilter): boolean {
  return [search.trim(), status, type, from, to].some(Boolean)
}

const LAST_PAGE = 100_000

/** Reads an address; what makes no sense there counts as not said. */
export function readBookingsView(query: URLSearchParams): BookingsView {
  const date = (name: string) => {
    const text = query.get(name)
    return text && isStudioDate(text) ? text : undefined
  }
  const week = date('week')
  return {
    search: query.get('search') ?? '',
    status: stateFilters.find((one) => one === query.get('status')),
    type: query.get('type') || undefined,
    from: date('from'),
    to: date('to'),
    sort: bookingSorts.find((one) => one === query.get('sort')) ?? 'date',
    descending: query.get('order') !== 'asc',
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), LAST_PAGE),
    view: query.get('view') === 'week' ? 'week' : 'table',
    week: week && mondayOf(week),
  }
}

/** The entries of the address that are not as always. */
export function writeBookingsView(shown: BookingsView): Record<string, string | undefined> {
  const { search, status, type, from, to, sort, descending, page, view, week } = shown
  return {
    view: view === 'week' ? view : undefined,
    week: view === 'week' ? week : undefined,
    search: search.trim() || undefined,
    status,
    type,
    from,
    to,
    sort: sort === 'date' ? undefined : sort,
    order: descending ? undefined : 'asc',
    page: page > 1 ? String(page) : undefined,
  }
}
