import { type ErrorCode, failure, isErrorCode, type Result, success } from '../domain/errors.ts'

/** What supabase-js reports, whether from the database, PostgREST or the authentication service. */
interface BackendError {
  code?: string | undefined
  status?: number | undefined
  name?: string
  message: string
}

/** Our codes by those of a service. */
export type Codes = Readonly<Record<string, ErrorCode>>

/** PostgreSQL and PostgREST. */
const byCode: Codes = {
  '42501': 'not_allowed',
  '22P02': 'not_found',
  '22001': 'too_long',
  PGRST116: 'not_found',
  PGRST301: 'session_expired',
  PGRST303: 'session_expired',
}

const byConstraint: Record<string, ErrorCode> = {
  bookings_no_overlap: 'booking_taken',
  bookings_notes_length: 'booking_notes_too_long',
  bookings_reason_length: 'too_long',
  bookings_user_id_fkey: 'user_not_found',
  booking_charges_reason_length: 'too_long',
  closures_no_overlap: 'closure_overlaps',
  closures_note_length: 'closure_note_too_long',
  settings_valid: 'settings_invalid',
  profiles_phone_international: 'phone_invalid',
  profiles_full_name_check: 'too_long',
  profiles_email_form: 'email_invalid',
  staff_notes_length: 'too_long',
  admin_log_reason_length: 'too_long',
}

/**
 * Our code for what the backend says; `further` are the codes of one service, as those of sign-in in
 * `people/ask-accounts.ts`. Raw texts never leave this folder.
 */
export function toErrorCode(error: BackendError, status = error.status, further: Codes = {}): ErrorCode {
  const { code, name, message } = error
  // Refusals raised by our own SQL: SQLSTATE PTnnn, the code as the message.
  if (code?.startsWith('PT') && isErrorCode(message)) return message
  if (code?.startsWith('23')) {
    const constraint = Object.keys(byConstraint).find((key) => message.includes(`"${key}"`))
    return (constraint && byConstraint[constraint]) || (code === '23514' ? 'value_invalid' : 'unknown')
  }
  if (message.includes('missing sub claim')) return 'session_invalid'
  // PostgREST answers this to anonymous callers. Every screen that can get it started signed in, so the session has ended.
  if (code === '42501' && status === 401) return 'session_expired'
  const known = further[code ?? ''] ?? further[name ?? ''] ?? byCode[code ?? '']
  if (known) return known
  if (status === 401) return 'session_expired'
  if (status === 429) return 'too_many_requests'
  if (status === 413) return 'too_long'
  if (status === 503) return 'service_unavailable'
  if (!status && !code && isConnectionFailure(error)) return 'offline'
  return 'unknown'
}

function isConnectionFailure({ name, message }: BackendError): boolean {
  return name === 'AuthRetryableFetchError' || /fetch|network|load failed|abort/i.test(message)
}

export interface Answer {
  data: unknown
  error: BackendError | null
  status?: number
}

/** The data of an answer without error. */
export type DataOf<A extends Answer> = NonNullable<Extract<A, { error: null }>['data']>

/**
 * Runs one call and answers with a value or a code; nothing of it ever throws. `missing` is the code of a call
 * whose row is not there, or whose id cannot be one.
 */
export async function attempt<A extends Answer, V>(
  call: () => PromiseLike<A>,
  read: (data: DataOf<A>) => V,
  missing: ErrorCode = 'not_found',
  further?: Codes,
): Promise<Result<V>> {
  // Supabase's client tries a read again for seven seconds, which helps nobody who has no connection.
  if (navigator.onLine === false) return failure('offline')
  try {
    const { data, error, status } = await call()
    // PostgREST's errors carry no status of their own, the answer does.
    if (error) {
      const code = toErrorCode(error, error.status ?? status, further)
      return failure(code === 'not_found' ? missing : code)
    }
    return success(read(data as DataOf<A>))
  } catch (error) {
    return failure(
      toErrorCode(error instanceof Error ? error : { message: String(error) }, undefined, further),
    )
  }
}
