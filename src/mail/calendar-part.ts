import { studio } from '../content/studio.ts'
import { type CalendarEvent, type Invitation, invitationFile } from '../domain/booking/calendar-file.ts'
import { bookingEvent } from '../i18n/booking-event.ts'
import { customerName, factWords, told } from './booking-words.ts'
import type { BookingFacts, BookingPayload } from './jobs.ts'
import { customerLink } from './links.ts'
import type { Writer } from './writer.ts'

export interface CalendarPart {
  method: Invitation['method']
  content: string
}

/** A booking for its customer's calendar. */
export const customerEvent = (writer: Writer, booking: BookingFacts): CalendarEvent =>
  bookingEvent(factWords(writer), told(booking), {
    studio,
    revision: booking.sequence,
    url: customerLink(writer, booking),
  })

/** What a mail says to its reader's calendar, if it says anything to one. */
export function calendarPart(
  writer: Writer,
  { booking, calendar }: BookingPayload,
): CalendarPart | undefined {
  const { email } = booking.customer
  if (!calendar || !email) return undefined
  const invitation: Invitation = {
    method: calendar,
    organizer: { name: studio.name, email: writer.addresses.studioEmail },
    attendee: { name: customerName(writer, booking), email },
  }
  return { method: calendar, content: invitationFile(customerEvent(writer, booking), invitation, writer.now) }
}
