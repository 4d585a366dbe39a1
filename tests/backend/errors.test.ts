import { describe, expect, test, vi } from 'vitest'
import { attempt, toErrorCode } from '../../src/backend/errors.ts'
import { failure, success } from '../../src/domain/errors.ts'

const error = (fields: { code?: string; status?: number; name?: string; message?: string }) => ({
  message: '',
  ...fields,
})
const violation = (constraint: string) =>
  error({ code: '23514', message: `new row for relation "x" violates check constraint "${constraint}"` })

describe('toErrorCode', () => {
  test.each([
    ['PT422', 'booking_off_step'],
    ['PT403', 'not_allowed'],
    ['PT409', 'last_admin'],
    ['PT404', 'user_not_found'],
  ] as const)('takes our own code from the message of %s', (code, message) => {
    expect(toErrorCode(error({ code, message }))).toBe(message)
  })

  test('does not take a code from the message of anything else', () => {
    expect(toErrorCode(error({ code: 'PT422', message: 'made up' }))).toBe('unknown')
    expect(toErrorCode(error({ code: 'P0001', message: 'last_admin' }))).toBe('unknown')
  })

  test.each([
    ['42501', 'not_allowed'],
    ['22P02', 'not_found'],
    ['22001', 'too_long'],
    ['PGRST116', 'not_found'],
    ['PGRST301', 'session_expired'],
    ['PGRST303', 'session_expired'],
  ] as const)('turns %s into %s', (code, expected) => {
    expect(toErrorCode(error({ code, message: 'Raw text' }))).toBe(expected)
  })

  test.each([
    ['bookings_no_overlap', 'booking_taken'],
    ['bookings_notes_length', 'booking_notes_too_long'],
    ['bookings_user_id_fkey', 'user_not_found'],
    ['closures_no_overlap', 'closure_overlaps'],
    ['closures_note_length', 'closure_note_too_long'],
    ['settings_valid', 'settings_invalid'],
    ['profiles_full_name_check', 'too_long'],
    ['bookings_duration_check', 'value_invalid'],
  ] as const)('knows the constraint %s', (constraint, expected) => {
    expect(toErrorCode(violation(constraint))).toBe(expected)
  })

  test.each([
    [{ status: 403, code: 'bad_jwt', message: 'invalid claim: missing sub claim' }, 'session_invalid'],
    [{ status: 401 }, 'session_expired'],
    // PostgREST says so to who asks as nobody: the session is gone from this browser.
    [{ code: '42501', status: 401 }, 'session_expired'],
    [{ status: 429 }, 'too_many_requests'],
    [{ status: 413 }, 'too_long'],
    [{ status: 503 }, 'service_unavailable'],
    [{ status: 500 }, 'unknown'],
    [{ message: 'Something odd' }, 'unknown'],
  ] as const)('turns %j into %s', (fields, expected) => {
    expect(toErrorCode(error(fields))).toBe(expected)
  })

  test('lets a known code go before the status', () => {
    expect(toErrorCode(error({ code: '42501', status: 403 }))).toBe('not_allowed')
    expect(toErrorCode(error({ code: 'PGRST116', status: 401 }))).toBe('not_found')
  })

  test.each([
    'TypeError: Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The operation was aborted.',
  ])('hears from «%s» that there is no connection', (message) => {
    expect(toErrorCode(error({ message }))).toBe('offline')
    expect(toErrorCode(error({ message, status: 0 }))).toBe('offline')
  })

  test('hears it from supabase-js as well, but not from a server that answered', () => {
    expect(toErrorCode(error({ name: 'AuthRetryableFetchError', status: 0 }))).toBe('offline')
    expect(toErrorCode(error({ message: 'fetch failed', status: 502 }))).toBe('unknown')
  })
})

describe('attempt', () => {
  test('returns what was read from the data', async () => {
    const answer = async () => ({ data: { n: 1 }, error: null })
    expect(await attempt(answer, ({ n }) => n + 1)).toEqual(success(2))
  })

  test('returns the code of an error', async () => {
    const answer = async () => ({ data: null, error: error({ code: 'PT409', message: 'booking_closed' }) })
    expect(await attempt(answer, () => 1)).toEqual(failure('booking_closed'))
  })

  test.each(['PGRST116', '22P02'])('lets the call say what was not found (%s)', async (code) => {
    const answer = async () => ({ data: null, error: error({ code, message: 'Raw text' }) })
    expect(await attempt(answer, () => 1)).toEqual(failure('not_found'))
    expect(await attempt(answer, () => 1, 'user_not_found')).toEqual(failure('user_not_found'))
  })

  test('takes the status of the answer where the error has none', async () => {
    const answer = async () => ({ data: null, error: error({}), status: 429 })
    expect(await attempt(answer, () => 1)).toEqual(failure('too_many_requests'))
  })

  test('says at once that there is no connection, without a call', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const call = vi.fn(async () => ({ data: 1, error: null }))
    expect(await attempt(call, () => 1)).toEqual(failure('offline'))
    expect(call).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('never throws: neither for a lost connection nor for data that cannot be read', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await attempt(lost, () => 1)).toEqual(failure('offline'))
    const answer = async () => ({ data: {}, error: null })
    const read = () => {
      throw new Error('Not a booking')
    }
    expect(await attempt(answer, read)).toEqual(failure('unknown'))
    expect(
      await attempt(
        () => Promise.reject('text'),
        () => 1,
      ),
    ).toEqual(failure('unknown'))
  })
})
