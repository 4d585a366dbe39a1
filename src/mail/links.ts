import type { Locale } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/url.ts'
import type { BookingFacts } from './jobs.ts'

/** Where the links of mails lead. */
export interface Addresses {
  /** The site's origin, without a slash at its end. */
  siteUrl: string
  /** The function's address: `https://…/functions/v1/studio`. */
  functionsUrl: string
  studioEmail: string
}

interface From {
  locale: Locale
  addresses: Addresses
}

/** A page of the site in the reader's language, whole. */
export const pageLink = ({ locale, addresses }: From, path: string): string =>
  addresses.siteUrl + localizedPath(locale, path)

export const bookingLink = (from: From, { id }: Pick<BookingFacts, 'id'>): string =>
  pageLink(from, `/bookings/${id}`)

/** The same as its customer opens it: without an account there is no page to see, but a studio to reach. */
export const customerLink = (from: From, booking: Pick<BookingFacts, 'id' | 'customer'>): string =>
  hasAccount(booking) ? bookingLink(from, booking) : pageLink(from, '/contact')

/** Whether the customer can sign in to see and change a booking. */
export const hasAccount = ({ customer }: Pick<BookingFacts, 'customer'>): boolean =>
  customer.has_account !== false

/** The form, filled in with what was wanted before. */
export const bookAnewLink = (from: From, { type, duration }: BookingFacts): string =>
  pageLink(from, `/bookings/new?${new URLSearchParams({ service: type, duration: String(duration) })}`)

/** A page that a token opens. It stands behind the `#`, where no server and no log reads it. */
export const tokenLink = (from: From, page: 'answer' | 'offer' | 'unsubscribe', token: string): string =>
  `${pageLink(from, `/${page}`)}#${token}`
