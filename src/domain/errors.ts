/**
 * Every way in which something can be refused or fail, as the rest of the code names it.
 * The database raises its own refusals (`private.refuse`) by these very names; `backend/errors.ts` maps all others; `i18n` turns a
 * code into words.
 */
export const errorCodes = [
  'booking_type_not_offered',
  'booking_duration_not_offered',
  'booking_not_in_future',
  'booking_too_far_ahead',
  'booking_off_step',
  'booking_outside_opening_hours',
  'booking_limit_reached',
  'booking_notes_too_long',
  'booking_taken',
  'booking_closed',
  'booking_not_editable',
  'booking_changed_meanwhile',
  'booking_price_changed',
  'booking_status_not_allowed',
  'booking_not_found',
  'closure_dates_missing',
  'closure_ends_before_start',
  'closure_is_past',
  'closure_too_long',
  'closure_note_too_long',
  'closure_overlaps',
  'closure_over_bookings',
  'closure_changed_meanwhile',
  'range_invalid',
  'settings_invalid',
  'settings_changed_meanwhile',
  'studio_name_missing',
  'studio_name_too_long',
  'opening_hours_off_step',
  'opening_hours_empty',
  'durations_missing',
  'durations_invalid',
  'pending_limit_invalid',
  'services_missing',
  'services_too_many',
  'service_id_invalid',
  'service_name_missing',
  'service_name_too_long',
  'service_price_invalid',
  'service_has_bookings',
  'last_admin',
  'user_not_found',
  'not_found',
  'not_allowed',
  'session_expired',
  'session_invalid',
  'sign_in_too_old',
  'email_missing',
  'email_invalid',
  'email_same',
  'email_taken',
  'phone_invalid',
  'password_missing',
  'password_too_short',
  'password_same',
  'password_wrong',
  'credentials_wrong',
  'email_not_confirmed',
  'too_many_requests',
  'too_many_messages',
  'name_missing',
  'name_too_long',
  'message_missing',
  'message_too_long',
  'link_expired',
  'link_other_browser',
  'too_long',
  'value_invalid',
  'service_unavailable',
  'offline',
  'unknown',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export function isErrorCode(value: unknown): value is ErrorCode {
  return (errorCodes as readonly unknown[]).includes(value)
}

/** The answer of anything that can be refused: a value, or the code of the refusal. */
export type Result<T> = { ok: true; value: T } | { ok: false; code: ErrorCode }

export const success = <T>(value: T): Result<T> => ({ ok: true, value })
export const failure = (code: ErrorCode): Result<never> => ({ ok: false, code })
