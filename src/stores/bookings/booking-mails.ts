import { type BookingMail, listBookingMails } from '../../backend/mails.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'

export type { BookingMail } from '../../backend/mails.ts'

const mails = createResource<BookingMail[]>()

/** The mails about the booking of the detail page. */
export const $bookingMails = mails.$state

export const loadBookingMails = (bookingId: string) => mails.load(() => listBookingMails(bookingId))
export const refreshBookingMails = (bookingId: string) =>
  lookAgain(mails.$state, () => listBookingMails(bookingId))
