import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { typedAddress } from '../../../src/domain/email-address.ts'
import {
  changesOf,
  credentialsRefusal,
  MAIL_PAUSE_SECONDS,
  type Profile,
  profileToStore,
  registrationRefusal,
} from '../../../src/domain/people/account.ts'

test('an address in full width, as a Chinese keyboard writes it, is read as what it names', () => {
  expect(typedAddress('ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('wang@example.com')
  expect(typedAddress('saraa@example.com')).toBe('saraa@example.com')
})

const good = { email: 'saraa@example.com', password: 'secret' }

describe.each([
  ['credentialsRefusal', credentialsRefusal],
  ['registrationRefusal', registrationRefusal],
])('%s', (_, refusal) => {
  test('has nothing against an address and a password', () => {
    expect(refusal(good)).toBeUndefined()
  })

  test('passes over spaces around the address', () => {
    expect(refusal({ ...good, email: ' saraa@example.com\n' })).toBeUndefined()
  })

  test.each(['', '   '])('%j is no address', (email) => {
    expect(refusal({ ...good, email })).toBe('email_missing')
  })

  test.each([
    'saraa',
    'saraa@',
    '@example.com',
    'saraa@example',
    'sa raa@example.com',
    'a@b@c.mn',
    'a@.',
    'Saraa <saraa@example.com>',
    'saraa@example.com.',
    '"saraa"@example.com',
    'saraa@example.com>',
    'mailto:saraa@example.com',
    'sa\u200braa@example.com',
  ])('%s is not a valid address', (email) => {
    expect(refusal({ ...good, email })).toBe('email_invalid')
  })

  test('names a missing password, after the address', () => {
    expect(refusal({ ...good, password: '' })).toBe('password_missing')
    expect(refusal({ email: '', password: '' })).toBe('email_missing')
  })
})

test('the pause between two emails is the one that the service keeps', () => {
  const config = readFileSync('supabase/config.toml', 'utf8')
  expect(config).toContain(`max_frequency = "${MAIL_PAUSE_SECONDS}s"`)
})

test('a short password is refused to a new account, not to an old one', () => {
  const short = { ...good, password: '12345' }
  expect(registrationRefusal(short)).toBe('password_too_short')
  expect(registrationRefusal({ ...good, password: '123456' })).toBeUndefined()
  expect(credentialsRefusal(short)).toBeUndefined()
})

test('a new password is as long as its hash can tell apart: 72 bytes, of which a Cyrillic letter takes two', () => {
  for (const password of ['a'.repeat(72), 'а'.repeat(36)]) {
    expect(registrationRefusal({ ...good, password })).toBeUndefined()
  }
  for (const password of ['a'.repeat(73), 'а'.repeat(37)]) {
    expect(registrationRefusal({ ...good, password })).toBe('password_too_long')
    expect(credentialsRefusal({ ...good, password })).toBeUndefined()
  }
})

test('the spaces of a password count', () => {
  expect(registrationRefusal({ ...good, password: '      ' })).toBeUndefined()
})

describe('a profile', () => {
  const typed: Profile = {
    fullName: ' \u202eСараа ',
    phone: '9911 2233',
    notifications: false,
    newsletter: true,
  }

  test('is stored trimmed and without marks of direction, its phone in international form', () => {
    expect(profileToStore(typed)).toEqual({
      ok: true,
      value: { fullName: 'Сараа', phone: '+97699112233', notifications: false, newsletter: true },
    })
  })

  test('may be without a phone, and without a name', () => {
    expect(profileToStore({ ...typed, fullName: ' ', phone: ' ' })).toMatchObject({
      ok: true,
      value: { fullName: '', phone: '' },
    })
  })

  test('is stored in parts: what is not given is not made empty', () => {
    expect(profileToStore({ phone: '9911 2233' })).toEqual({ ok: true, value: { phone: '+97699112233' } })
    expect(profileToStore({ fullName: ' Сараа' })).toEqual({ ok: true, value: { fullName: 'Сараа' } })
  })

  test('is refused with a phone that is none', () => {
    expect(profileToStore({ ...typed, phone: '12' })).toEqual({ ok: false, code: 'phone_invalid' })
  })

  test('is refused with a name longer than the database takes, counted in characters', () => {
    expect(profileToStore({ ...typed, fullName: '🎬'.repeat(200) }).ok).toBe(true)
    expect(profileToStore({ ...typed, fullName: 'x'.repeat(201) })).toEqual({ ok: false, code: 'too_long' })
  })
})

test('of a profile only what was typed otherwise is sent: what changed elsewhere while the page stood open stays', () => {
  const stored: Profile = { fullName: 'Сараа', phone: '', notifications: true, newsletter: true }
  expect(changesOf({ fullName: 'Сараа', phone: '9911 2233', newsletter: true }, stored)).toEqual({
    phone: '9911 2233',
  })
  expect(changesOf({ newsletter: false }, stored)).toEqual({ newsletter: false })
  expect(changesOf({}, stored)).toEqual({})
})
