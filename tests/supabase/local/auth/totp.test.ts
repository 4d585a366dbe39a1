import { expect, test } from 'vitest'
import { bannedUntil } from '../../../../supabase/local/auth/admin/ban.ts'
import { codeAt, isCodeNow, toBase32 } from '../../../../supabase/local/auth/factors/totp.ts'

const SECRET = toBase32(Buffer.from('12345678901234567890'))

test('secrets are written as authenticator apps read them', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

// RFC 6238, appendix B, of whose eight digits apps show the last six.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at second %i is the one of the standard', (seconds, code) => {
  expect(codeAt(SECRET, seconds * 1000)).toBe(code)
})

test('a clock may go 30 seconds before or after, and no more', () => {
  const now = 1111111111_000
  const code = codeAt(SECRET, now)
  const right = [-60, -30, 0, 30, 60].map((seconds) => isCodeNow(code, SECRET, now + seconds * 1000))
  expect(right).toEqual([false, true, true, true, false])
})

test.each([
  ['24h', '1970-01-02T00:00:00.000Z'],
  ['1h30m', '1970-01-01T01:30:00.000Z'],
  ['1.5h', '1970-01-01T01:30:00.000Z'],
  ['none', null],
  ['0s', null],
  ['for ever', undefined],
  ['1 day', undefined],
  ['-1h', undefined],
  [`${'9'.repeat(30)}h`, undefined],
])('who is blocked for %s is so until %s', (duration, until) => {
  expect(bannedUntil(duration, 0)).toBe(until)
})
