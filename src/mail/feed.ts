import { studio } from '../content/studio.ts'
import { type CalendarEvent, calendarFeed, withVisitor } from '../domain/booking/calendar-file.ts'
import { joinLabel } from '../i18n/joins.ts'
import { customerName, factWords } from './booking-words.ts'
import { customerEvent } from './calendar-part.ts'
import { clean } from './clean.ts'
import type { BookingFacts } from './jobs.ts'
import { type Addresses, bookingLink, pageLink } from './links.ts'
import { type Writer, writerFor } from './writer.ts'

interface ClosureFacts {
  id: string
  starts_at: string
  ends_at: string
  note: string | null
}

/**
 * What the database returns for a calendar program's token: everything for an admin, their own bookings for a customer.
 */
export interface FeedContent {
  admin: boolean
  locale: string
  bookings: BookingFacts[]
  closures: ClosureFacts[]
}

/** The file that a calendar program shows, and asks for again. */
export function feedFile(dirty: FeedContent, addresses: Addresses, now: Date): string {
  const { admin, locale, bookings, closures } = clean(dirty)
  const writer = writerFor(locale, addresses, now)
  const events = [
    ...bookings.map((booking) => (admin ? forStudio(writer, booking) : customerEvent(writer, booking))),
    ...closures.map((closure) => closed(writer, closure)),
  ]
  return calendarFeed(writer.t(admin ? 'mail.feed_studio' : 'mail.feed_customer'), events, now)
}

/**
 * For the studio an event is named after the customer, and leads to the booking, whether or not they have an account.
 */
function forStudio(writer: Writer, booking: BookingFacts): CalendarEvent {
  const event = { ...customerEvent(writer, booking), url: bookingLink(writer, booking) }
  const service = factWords(writer).nameOf(booking.type, booking.service_names)
  return withVisitor(
    event,
    joinLabel(writer.locale, service, customerName(writer, booking)),
    booking.customer,
  )
}

const closed = (writer: Writer, { id, starts_at, ends_at, note }: ClosureFacts): CalendarEvent => ({
  id,
  period: { start: new Date(starts_at), end: new Date(ends_at) },
  status: 'confirmed',
  revision: 0,
  title: writer.t('mail.feed_closed'),
  description: note ?? '',
  location: studio.address,
  url: pageLink(writer, '/admin/closures'),
})
