import type { BookingStatus } from '../domain/booking/booking.ts'
import type { DetailColumns } from '../domain/booking/details.ts'
import type { Charge, Money } from '../domain/booking/money.ts'
import type { ContactMessage } from '../domain/contact.ts'
import type { Currency } from '../domain/offers/prices.ts'
import type { InLanguages } from '../domain/offers/services.ts'

/** A booking as the database tells it to a mail: the columns of its row, and its customer. */
export interface BookingFacts extends DetailColumns {
  id: string
  /** ISO 8601. */
  booking_date: string
  /** Minutes. */
  duration: number
  type: string
  service_names: InLanguages | null
  price: number
  currency: Currency
  money: Money
  status: BookingStatus
  /** The studio's words with its last answer. */
  reason: string | null
  /** When it last changed, ISO 8601. */
  updated_at: string
  cancel_hours: number | null
  expires_at: string | null
  /** How often it has changed. */
  sequence: number
  customer: {
    name: string | null
    email: string | null
    phone: string | null
    /** Whether they can sign in; null where the person is gone. */
    has_account: boolean | null
  }
}

/** An entry of what a booking costs beside its price. */
export type MailedCharge = Pick<Charge, 'kind' | 'due' | 'currency' | 'reason'> & {
  /** Whether it takes an earlier one back. */
  reversal: boolean
}

export interface BookingPayload {
  booking: BookingFacts
  /** What was otherwise before, of a booking that has changed. */
  before: Partial<BookingFacts> | null
  /** What came to its price or was taken off since its customer last heard of it, oldest first. */
  charges: MailedCharge[] | null
  /** What the mail says to the customer's calendar. */
  calendar: 'REQUEST' | 'CANCEL' | null
  /** To answer with: the studio a request that waits, a customer another time that is offered; or to end reminders with. */
  token: string | null
}

/** Mails to the customer about a booking. */
export const customerKinds = [
  'booking_requested',
  'booking_confirmed',
  'booking_declined',
  'booking_cancelled',
  'booking_cancelled_as_asked',
  'booking_cancelled_by_you',
  'booking_cancel_asked',
  'booking_kept',
  'booking_changed',
  'booking_charged',
  'booking_reopened',
  'time_offered',
  'booking_expired',
  'booking_reminder',
] as const
export type CustomerKind = (typeof customerKinds)[number]

/** Mails to the studio about a booking. */
export const studioKinds = [
  'new_request',
  'request_nudge',
  'cancelled_by_customer',
  'changed_by_customer',
  'cancel_asked',
  'cancel_taken_back',
  'offer_accepted',
  'offer_kept',
  'request_expired',
] as const
export type StudioKind = (typeof studioKinds)[number]

export interface DayPayload {
  /** A day of the studio, `2026-11-22`. */
  day: string
  /** The confirmed bookings of the day. */
  bookings: BookingFacts[]
  /** How many requests have no answer yet. */
  waiting: number
}

export interface NewsletterPayload {
  subject: string
  text: string
  /** To unsubscribe with. */
  token: string
}

/** `locale` is the language of the page it was written on. */
export type ContactPayload = ContactMessage & { locale: string }

/** What the studio wrote back, and to what. */
export interface ReplyPayload {
  name: string
  message: string
  /** ISO 8601. */
  sent_at: string
  reply: string
}

/** Mails to the holder of an account about what happened to it. */
export const accountKinds = [
  'password_changed',
  'second_step_added',
  'second_step_removed',
  'account_deleted',
] as const
export type AccountKind = (typeof accountKinds)[number]

export interface AccountPayload {
  /** ISO 8601. */
  happened_at: string
}

/** A mail that is to be written: one row of the outbox, as `claim_mails` hands it out. */
export type MailJob = {
  /** The reader's, as far as there are mails in it. */
  locale: string
} & (
  | { kind: CustomerKind; audience: 'customer'; payload: BookingPayload }
  | { kind: StudioKind; audience: 'studio'; payload: BookingPayload }
  | { kind: 'day_plan'; audience: 'studio'; payload: DayPayload }
  | { kind: 'contact_message'; audience: 'studio'; payload: ContactPayload }
  | { kind: 'contact_reply'; audience: 'customer'; payload: ReplyPayload }
  | { kind: AccountKind; audience: 'customer'; payload: AccountPayload }
  | { kind: 'newsletter'; audience: 'customer'; payload: NewsletterPayload }
)
