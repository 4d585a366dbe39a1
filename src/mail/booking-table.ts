import { periodOf } from '../domain/booking/booking.ts'
import { detailsOf } from '../domain/booking/details.ts'
import { agreedPrice, totalOf } from '../domain/booking/shown-price.ts'
import { mailtoLink, telLink } from '../domain/contact-links.ts'
import { readablePhone } from '../domain/people/phone.ts'
import { bookingFacts } from '../i18n/booking-facts.ts'
import { customerFacts } from '../i18n/due-words.ts'
import { formatDate } from '../i18n/format.ts'
import { asBeginning, joinClauses } from '../i18n/joins.ts'
import { localeFacts } from '../i18n/locales.ts'
import { lengthWords, periodWords } from '../i18n/session-words.ts'
import { sumWords } from '../i18n/sum-words.ts'
import { typeset } from '../i18n/typeset.ts'
import type { Block } from './blocks.ts'
import { customerName, factWords, type MailedBooking, told } from './booking-words.ts'
import { type Fact, facts } from './facts.ts'
import type { BookingFacts, BookingPayload } from './jobs.ts'
import type { Writer } from './writer.ts'

interface Reading {
  /** The booking whose charges count, where these facts are those of before. */
  now?: BookingFacts
  /** Whether the studio reads it, which is told the price of a cancelled one, too. */
  toStudio?: boolean
}

/**
 * A booking in words, by field; day and time are separate, since mostly one of them changes. Charges beside the price
 * are those of `now`, also in what it was before.
 */
function rows(writer: Writer, facts: BookingFacts, { now = facts, toStudio = false }: Reading = {}): Fact[] {
  const { t } = writer
  const booking = told(facts)
  const { type, serviceNames } = booking
  const { amount: price, currency } = totalOf(told(now), agreedPrice(booking))
  const priceRow = bookingFacts(factWords(writer), { price, currency })
  const plain = (said: Partial<MailedBooking>): Fact[] => bookingFacts(factWords(writer), said)
  return [
    ...plain({ type, serviceNames }),
    { label: t('bookings.date'), words: dateOf(writer, booking.start) },
    { label: t('bookings.time'), words: timeOf(writer, booking), note: t('mail.studio_time') },
    ...(toStudio ? priceRow : customerFacts(writer, told(now), priceRow)),
    { label: t('bookings.status'), words: t(`bookings.${booking.status}`) },
    ...plain(detailsOf(booking)).map((fact) => ({ ...fact, typed: true })),
  ]
}

/** The day in words, which break in no odd place. */
const dateOf = ({ locale }: Writer, start: Date): string =>
  typeset(localeFacts[locale], asBeginning(locale, formatDate(locale, start)))

/** From when to when on the studio's clock, and how long that is. */
export function timeOf({ locale, t }: Writer, booking: Pick<MailedBooking, 'start' | 'duration'>): string {
  const words = { locale, t }
  return joinClauses(locale, periodWords(words, periodOf(booking)), lengthWords(words, booking.duration))
}

function bookingRows(writer: Writer, { booking, before }: BookingPayload, toStudio = false): Fact[] {
  const now = rows(writer, booking, { toStudio })
  // The status is the mail's own matter.
  const was = rows(
    writer,
    { ...booking, ...before, status: booking.status },
    { now: { ...booking, money: before?.money ?? booking.money }, toStudio },
  )
  const sum = sumWords(writer.locale, told(booking))
  return now
    .map((fact, index) => {
      const words = was[index]?.words ?? ''
      if (words !== fact.words) return { ...fact, was: words }
      return sum && fact.label === writer.t('bookings.price') ? { ...fact, words: sum } : fact
    })
    .filter(({ words, was }) => words !== '' || was !== undefined)
}

/** A booking as its customer reads it. */
export const bookingTable = (writer: Writer, payload: BookingPayload): Block =>
  facts(writer.locale, bookingRows(writer, payload))

/** Who comes, and how to reach them. */
function customerRows({ t }: Writer, booking: BookingFacts): Fact[] {
  const { phone, email } = booking.customer
  return [
    { label: t('bookings.customer'), words: customerName({ t }, booking) },
    ...(phone ? [{ label: t('contact.phone'), words: readablePhone(phone), link: telLink(phone) }] : []),
    ...(email ? [{ label: t('contact.email'), words: email, link: mailtoLink(email) }] : []),
  ]
}

/** A booking as the studio reads it. */
export const studioTable = (writer: Writer, payload: BookingPayload): Block =>
  facts(writer.locale, [...customerRows(writer, payload.booking), ...bookingRows(writer, payload, true)])
