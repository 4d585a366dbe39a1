import { periodOf, type StudioBooking } from '../domain/booking/booking.ts'
import type { CalendarEvent } from '../domain/booking/calendar-file.ts'
import type { Details } from '../domain/booking/details.ts'
import { totalOf } from '../domain/booking/shown-price.ts'
import { bookingFacts, type FactWords, saidDetails } from './booking-facts.ts'
import { joinLabel } from './joins.ts'

type Shown = Pick<
  StudioBooking,
  | 'id'
  | 'start'
  | 'duration'
  | 'type'
  | 'status'
  | 'price'
  | 'currency'
  | 'money'
  | 'serviceNames'
  | keyof Details
>

interface EventContext {
  studio: { name: string; address: string }
  /** How often the booking has changed. */
  revision: number
  url: string
}

/** A booking for its customer's calendar, in their language. */
export function bookingEvent(
  words: FactWords,
  booking: Shown,
  { studio, revision, url }: EventContext,
): CalendarEvent {
  const { locale, t, nameOf } = words
  const price = bookingFacts(words, { price: totalOf(booking).amount, currency: booking.currency })
  const facts = price.map((fact) => joinLabel(locale, fact.label, fact.words))
  const said = saidDetails(words, booking).map(({ text }) => text)
  return {
    id: booking.id,
    period: periodOf(booking),
    status: booking.status,
    revision,
    title: t('bookings.calendarTitle', {
      studio: studio.name,
      type: nameOf(booking.type, booking.serviceNames),
    }),
    description: [t(`bookings.${booking.status}`), ...facts, ...said].join('\n\n'),
    location: studio.address,
    url,
  }
}
