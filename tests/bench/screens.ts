import { BOOKINGS_PER_PAGE, exportPage, listAllBookings } from '../../src/backend/bookings/booking-list.ts'
import { listBookings } from '../../src/backend/bookings/bookings.ts'
import { listAskedToCancel, listProgramme, listRequests } from '../../src/backend/bookings/requests.ts'
import { closuresIn, listClosures } from '../../src/backend/closures.ts'
import { listFailedMails } from '../../src/backend/mails.ts'
import { listMessages } from '../../src/backend/messages.ts'
import { loadMonth, loadMonthCustomers } from '../../src/backend/month.ts'
import { listNewsletters } from '../../src/backend/newsletters.ts'
import { getUser, listUsers, USERS_PER_PAGE } from '../../src/backend/people/users.ts'
import { loadEditableSettings } from '../../src/backend/settings.ts'
import { loadOpeningUse, loadStatistics, loadWeeks } from '../../src/backend/statistics.ts'
import { type BookingQuery, noFilter } from '../../src/domain/booking/booking-query.ts'
import type { Result } from '../../src/domain/errors.ts'
import { customer, month, nextMonth } from './studio-data.ts'

interface Screen {
  name: string
  /** The most rows it may fetch: a page, and one more where that tells of another page. */
  most: number
  load: () => Promise<Result<unknown>>
}

const DAY = 24 * 60 * 60 * 1000
const now = new Date()
const everyone = { search: '', role: undefined, page: 1 }
const bookings: BookingQuery = { ...noFilter, sort: 'date', descending: true, page: 1 }
const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** What an admin's screens load first, by the code that they load it with. */
export const screens: Screen[] = [
  { name: 'overview: statistics', most: 1, load: loadStatistics },
  { name: 'overview: weeks', most: 12, load: loadWeeks },
  { name: 'overview: use of opening hours', most: 7 * 24, load: loadOpeningUse },
  { name: 'overview: month', most: 2, load: () => loadMonth(isoDay(month).slice(0, 7)) },
  {
    name: 'overview: customers of the month',
    most: 5,
    load: () => loadMonthCustomers(isoDay(month).slice(0, 7)),
  },
  { name: 'overview: requests', most: 8, load: () => listRequests(0, 7) },
  {
    name: 'overview: programme',
    // With those of the day before, which may reach into it.
    most: 3 * 48,
    load: () => listProgramme({ start: now, end: new Date(now.getTime() + 2 * DAY) }),
  },
  { name: 'overview: asked to cancel', most: 50, load: () => listAskedToCancel() },
  { name: 'overview: emails that could not be sent', most: 50, load: listFailedMails },
  { name: 'bookings', most: BOOKINGS_PER_PAGE, load: () => listAllBookings(bookings) },
  {
    name: 'bookings, the last page',
    most: BOOKINGS_PER_PAGE,
    load: () => listAllBookings({ ...bookings, page: 4000 }),
  },
  {
    name: 'bookings by price, pending',
    most: BOOKINGS_PER_PAGE,
    load: () => listAllBookings({ ...bookings, status: 'pending', sort: 'price' }),
  },
  {
    name: 'bookings, searched by name',
    most: BOOKINGS_PER_PAGE,
    load: () => listAllBookings({ ...bookings, search: 'сараа' }),
  },
  {
    name: 'bookings of a type in a month',
    most: BOOKINGS_PER_PAGE,
    load: () => listAllBookings({ ...bookings, type: 'mixing', from: isoDay(month), to: isoDay(nextMonth) }),
  },
  { name: 'bookings: first page of the export', most: 1000, load: () => exportPage(bookings) },
  {
    name: 'bookings: week',
    most: 8 * 48,
    load: () => listProgramme({ start: now, end: new Date(now.getTime() + 7 * DAY) }),
  },
  {
    name: 'bookings: closures of the week',
    most: 7,
    load: () => closuresIn({ start: now, end: new Date(now.getTime() + 7 * DAY) }),
  },
  { name: 'closures', most: 21, load: () => listClosures(0) },
  { name: 'users', most: USERS_PER_PAGE, load: () => listUsers(everyone) },
  {
    name: 'users, the last page',
    most: USERS_PER_PAGE,
    load: () => listUsers({ ...everyone, page: 833 }),
  },
  {
    name: 'users, searched by name',
    most: USERS_PER_PAGE,
    load: () => listUsers({ ...everyone, search: 'сараа' }),
  },
  {
    name: 'users, searched by address',
    most: USERS_PER_PAGE,
    load: () => listUsers({ ...everyone, search: 'person19999@' }),
  },
  { name: 'users, admins only', most: USERS_PER_PAGE, load: () => listUsers({ ...everyone, role: 'admin' }) },
  { name: 'one user', most: 1, load: () => getUser(customer) },
  {
    name: 'one user: bookings',
    most: 21,
    load: () => listBookings('all', { ownerId: customer, skip: 0 }),
  },
  { name: 'new messages', most: 21, load: () => listMessages('new', 0) },
  { name: 'answered messages', most: 21, load: () => listMessages('answered', 0) },
  { name: 'all messages', most: 21, load: () => listMessages('all', 0) },
  { name: 'newsletters', most: 21, load: () => listNewsletters(0) },
  { name: 'settings, and services in use', most: 1 + 4, load: loadEditableSettings },
]
