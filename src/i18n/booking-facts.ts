import type { Booking, BookingDraft } from '../domain/booking/booking.ts'
import { type Details, detailsOf } from '../domain/booking/details.ts'
import { agreedPrice } from '../domain/booking/shown-price.ts'
import type { InLanguages } from '../domain/offers/services.ts'
import { momentWords } from './format.ts'
import { formatPrice } from './format-number.ts'
import { joinLabel } from './joins.ts'
import { lengthWords } from './session-words.ts'
import type { BookingWords } from './t.ts'

export interface FactWords extends BookingWords {
  /** The name of a session type: the one that was agreed, where there is one. */
  nameOf: (type: string, agreed?: InLanguages | null) => string
}

/** What is told of a booking wherever it is told. */
type Facts = Pick<Booking, keyof BookingDraft | 'price'>
type Field = keyof Facts
/** What a field's words need of the booking beside its value. */
type AgreedTerms = Partial<Pick<Booking, 'currency' | 'serviceNames'>>

type Lines = {
  [F in Field]: { label: string; words: (value: Facts[F], terms: AgreedTerms) => string; long?: true }
}

/**
 * Each field in the order in which it is told; `long` is what somebody wrote in lines of their own. A field of
 * `Details` without a line here does not compile.
 */
function lines({ locale, t, nameOf }: FactWords): Lines {
  return {
    start: {
      label: t('bookings.dateAndTime'),
      words: (start) => momentWords(locale, start),
    },
    type: { label: t('bookings.type'), words: (type, { serviceNames }) => nameOf(type, serviceNames) },
    duration: { label: t('bookings.duration'), words: (minutes) => lengthWords({ locale, t }, minutes) },
    price: {
      label: t('bookings.price'),
      // The oldest histories name no currency: there were only dollars.
      words: (price, { currency = 'USD' }) => formatPrice(locale, agreedPrice({ price, currency })),
    },
    notes: { label: t('bookings.notes'), words: (notes) => notes, long: true },
  }
}

export interface BookingFact {
  field: Field
  label: string
  /** Empty where nothing is said. */
  words: string
  /** Somebody's own words, perhaps many lines of them. */
  long: boolean
}

/** What a booking, or what is known of one, says in words: a field that is not there is not told. */
export function bookingFacts(words: FactWords, booking: Partial<Facts> & AgreedTerms): BookingFact[] {
  const told = lines(words)
  return (Object.keys(told) as Field[])
    .filter((field) => field in booking)
    .map((field) => {
      const { label, long = false } = told[field]
      return { field, label, words: inWords(told, booking, field), long }
    })
}

function inWords<F extends Field>(told: Lines, booking: Partial<Facts> & AgreedTerms, field: F): string {
  const value = booking[field]
  return value === undefined ? '' : told[field].words(value as Facts[F], booking)
}

/** What a customer says of a booking: long words speak for themselves, the rest by its label. Nothing unsaid. */
export function saidDetails(words: FactWords, booking: Details): { field: Field; text: string }[] {
  return bookingFacts(words, detailsOf(booking))
    .filter((fact) => fact.words !== '')
    .map(({ field, label, words: text, long }) => ({
      field,
      text: long ? text : joinLabel(words.locale, label, text),
    }))
}

export interface ChangedFact extends Omit<BookingFact, 'words'> {
  before: string
  after: string
}

/** What two states of a booking say differently, of all that both tell. */
export function changedFacts(
  words: FactWords,
  before: Partial<Facts> & AgreedTerms,
  after: Partial<Facts> & AgreedTerms,
): ChangedFact[] {
  const then = new Map(bookingFacts(words, after).map((fact) => [fact.field, fact.words]))
  return bookingFacts(words, before).flatMap(({ words: was, ...fact }) => {
    const is = then.get(fact.field)
    return is === undefined || is === was ? [] : [{ ...fact, before: was, after: is }]
  })
}
