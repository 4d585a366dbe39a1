import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { redirectsFile } from '../../src/build/redirects-file.ts'
import { FIRST_LANGUAGE, isTextLanguage } from '../../src/domain/languages.ts'
import { DEFAULT_LOCALE, localeFacts, locales } from '../../src/i18n/locales.ts'
import { findRewrite, parseRewrites } from '../../supabase/local/site/rewrites.ts'
import { sourceFiles } from '../support/source-files.ts'

test('the languages are listed in one place: a fifth is missing nowhere', () => {
  const files = [
    ...['src', 'supabase', 'public'].flatMap((folder) => sourceFiles(folder)),
    ...['astro.config.mjs', 'astro-i18next.config.ts'].map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    })),
  ]
  const names = (text: string, locale: string) => new RegExp(`(['"|/( ])${locale}(['"|/):])`).test(text)
  const listing = files.filter(({ text }) => names(text, 'ru') && names(text, 'zh')).map(({ path }) => path)
  // Node and Deno import the files of the mails' texts one by one; npm run mail-templates writes that list.
  const written = 'src/mail/all-texts.ts'
  expect(listing.filter((path) => path !== written)).toEqual(['src/i18n/locales.ts'])
})

test('each language has its texts, and each folder of texts its language', () => {
  expect(readdirSync('locales').toSorted()).toEqual(locales.toSorted())
})

test('the language without a prefix is the first one of the studio', () => {
  expect(DEFAULT_LOCALE).toBe(FIRST_LANGUAGE)
})

test('each can have texts in the settings', () => {
  expect(locales.filter((locale) => !isTextLanguage(locale))).toEqual([])
})

test('each tag is one that Intl understands, and the plural rules of each are known', () => {
  for (const { tag, intl } of Object.values(localeFacts)) {
    expect(Intl.getCanonicalLocales([tag, intl])).toEqual([...new Set([tag, intl])])
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag])
  }
})

test.each(locales)('an id leads to its page in %s', (locale) => {
  const rewrites = parseRewrites(redirectsFile)
  const prefix = locale === 'mn' ? '' : `/${locale}`
  const target = (path: string) => findRewrite(rewrites, `${prefix}${path}`)
  expect(target('/bookings/4f1c')).toBe(`${prefix}/bookings/detail`)
  expect(target('/bookings/4f1c/edit')).toBe(`${prefix}/bookings/edit`)
  expect(target('/admin/users/4f1c')).toBe(`${prefix}/admin/users/detail`)
})
