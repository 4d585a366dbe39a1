import { describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { localePaths, localizedPath, splitPath } from '../../src/i18n/url.ts'

describe('localizedPath', () => {
  test.each([
    ['mn', '/', '/'],
    ['mn', '/about', '/about'],
    ['ru', '/', '/ru'],
    ['ru', '/about', '/ru/about'],
    ['zh', '/bookings/new?date=2026-11-22', '/zh/bookings/new?date=2026-11-22'],
  ] as const)('in %s leads %s to %s', (locale, path, expected) => {
    expect(localizedPath(locale, path)).toBe(expected)
  })
})

describe('splitPath', () => {
  test.each([
    ['/', 'mn', '/'],
    ['/about', 'mn', '/about'],
    ['/ru', 'ru', '/'],
    ['/ru/', 'ru', '/'],
    ['/ru/about', 'ru', '/about'],
    ['/en/bookings/new', 'en', '/bookings/new'],
    ['/russia', 'mn', '/russia'],
    ['/xx/about', 'mn', '/xx/about'],
    ['/mn/about', 'mn', '/mn/about'],
  ])('takes %s for %s, %s', (pathname, locale, path) => {
    expect(splitPath(pathname)).toEqual({ locale, path })
  })

  test.each(locales)('undoes localizedPath in %s', (locale) => {
    for (const path of ['/', '/about', '/bookings/new']) {
      expect(splitPath(localizedPath(locale, path))).toEqual({ locale, path })
    }
  })
})

test('each page has one address per language, the default one without prefix', () => {
  expect(localePaths().map(({ params, props }) => [params.locale, props.locale])).toEqual(
    locales.map((locale) => [locale === 'mn' ? undefined : locale, locale]),
  )
})
