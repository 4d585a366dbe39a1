import type { Booking, StudioBooking } from '../domain/booking/booking.ts'
import { type Details, fromColumns } from '../domain/booking/details.ts'
import { nameWords } from '../i18n/customer-name.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../i18n/format.ts'
import { typeName } from '../i18n/type-name.ts'
import { withoutLines } from './clean.ts'
import type { BookingFacts } from './jobs.ts'
import type { Writer } from './writer.ts'

/** A booking in the domain's names, as far as mails speak of it. */
export type MailedBooking = Pick<
  StudioBooking,
  | 'id'
  | 'start'
  | 'duration'
  | 'type'
  | 'serviceNames'
  | 'price'
  | 'currency'
  | 'money'
  | 'status'
  | keyof Details
  | 'cancelHours'
  | 'expiresAt'
  | 'version'
>

export const told = (facts: BookingFacts): MailedBooking => ({
  id: facts.id,
  start: new Date(facts.booking_date),
  duration: facts.duration,
  type: facts.type,
  serviceNames: facts.service_names,
  price: facts.price,
  currency: facts.currency,
  money: facts.money,
  status: facts.status,
  ...fromColumns(facts),
  cancelHours: facts.cancel_hours,
  expiresAt: facts.expires_at === null ? null : new Date(facts.expires_at),
  version: facts.updated_at,
})

/** The words of `src/i18n/booking-facts.ts`; a service is called as it was agreed, else as the site calls it. */
export const factWords = ({ locale, t }: Writer) => ({
  locale,
  t,
  nameOf: (type: string, agreed?: Booking['serviceNames']) => typeName({ locale, t }, type, [], agreed),
})

/** `Sun, 22 Nov, 14:00`: which booking a subject is about. */
export const shortMoment = ({ locale }: Pick<Writer, 'locale'>, instant: Date): string =>
  joinDateAndTime(locale, formatShortDate(locale, instant), formatTime(locale, instant))

/** What the customer is called. */
export const customerName = (
  { t }: Pick<Writer, 't'>,
  { customer }: Pick<BookingFacts, 'customer'>,
): string => nameWords(t, withoutLines(customer.name ?? ''))
