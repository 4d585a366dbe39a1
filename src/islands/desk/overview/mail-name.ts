import type { TextKey, Translate } from '../../../i18n/t.ts'
import type { MailJob } from '../../../mail/jobs.ts'

/**
 * The names of mails on the desk. Without newsletters (counted elsewhere) and `account_deleted` (never listed as
 * failed).
 */
const names = {
  booking_requested: 'admin.mail_booking_requested',
  booking_confirmed: 'admin.mail_booking_confirmed',
  booking_declined: 'admin.mail_booking_declined',
  booking_cancelled: 'admin.mail_booking_cancelled',
  booking_cancelled_as_asked: 'admin.mail_booking_cancelled_as_asked',
  booking_cancelled_by_you: 'admin.mail_booking_cancelled_by_you',
  booking_cancel_asked: 'admin.mail_booking_cancel_asked',
  booking_kept: 'admin.mail_booking_kept',
  booking_changed: 'admin.mail_booking_changed',
  booking_charged: 'admin.mail_booking_charged',
  booking_reopened: 'admin.mail_booking_reopened',
  time_offered: 'admin.mail_time_offered',
  booking_expired: 'admin.mail_booking_expired',
  booking_reminder: 'admin.mail_booking_reminder',
  new_request: 'admin.mail_new_request',
  request_nudge: 'admin.mail_request_nudge',
  cancelled_by_customer: 'admin.mail_cancelled_by_customer',
  changed_by_customer: 'admin.mail_changed_by_customer',
  cancel_asked: 'admin.mail_cancel_asked',
  cancel_taken_back: 'admin.mail_cancel_taken_back',
  offer_accepted: 'admin.mail_offer_accepted',
  offer_kept: 'admin.mail_offer_kept',
  request_expired: 'admin.mail_request_expired',
  day_plan: 'admin.mail_day_plan',
  contact_message: 'admin.mail_contact_message',
  contact_reply: 'admin.mail_contact_reply',
  password_changed: 'admin.mail_password_changed',
  second_step_added: 'admin.mail_second_step_added',
  second_step_removed: 'admin.mail_second_step_removed',
} as const satisfies Record<Exclude<MailJob['kind'], 'newsletter' | 'account_deleted'>, TextKey<'admin'>>

export function mailName(t: Translate<'admin'>, kind: string): string {
  return kind in names ? t(names[kind as keyof typeof names]) : kind
}
