import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { returnPath } from '../../src/i18n/return-path.ts'

test.each([
  ['en', '/bookings/new?date=2030-01-15&time=11%3A00', '/en/bookings/new?date=2030-01-15&time=11%3A00'],
  ['mn', '/ru/profile', '/profile'],
  ['zh', '/ru', '/zh'],
  ['ru', '/ru/dashboard?filter=past#first', '/ru/dashboard?filter=past#first'],
] as const)('in %s the way back to %s is %s', (locale, next, path) => {
  expect(returnPath(locale, next)).toBe(path)
})

test('who was on the way to nothing is not sent anywhere', () => {
  expect(returnPath('en', null)).toBeUndefined()
  expect(returnPath('en', '')).toBeUndefined()
})

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/a b',
  '/..//evil.example',
  '/ru//evil.example',
])('%s leads to a page of this site in any language', (next) => {
  for (const locale of locales) {
    const path = returnPath(locale, next) ?? ''
    expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
  }
})
