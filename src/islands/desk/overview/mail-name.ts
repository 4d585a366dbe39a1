import type { Translate } from '../../../i18n/t.ts'

/** The kinds of mails that have a name here; newsletters have counts of their own. */
const kinds = [
  'booking_requested',
  'booking_confirmed',
  'booking_declined',
  'booking_cancelled',
  'booking_cancelled_by_you',
  'booking_changed',
  'booking_reopened',
  'booking_expired',
  'booking_reminder',
  'new_request',
  'request_nudge',
  'cancelled_by_customer',
  'changed_by_customer',
  'cancel_asked',
  'request_expired',
  'day_plan',
  'contact_message',
] as const

/** What a mail is about, in a word or two. */
export function mailName(t: Translate<'admin'>, kind: string): string {
  const known = kinds.find((one) => one === kind)
  return known ? t(`admin.mail_${known}`) : kind
}
