import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  multiCamera,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from '../../src/content/price-table.ts'
import { attendances, bookingStatuses } from '../../src/domain/booking/booking.ts'
import { chargeKinds, paymentMethods } from '../../src/domain/booking/money.ts'
import { errorCodes } from '../../src/domain/errors.ts'
import { defaultServiceNames, soundNames } from '../../src/domain/offers/default-service-names.ts'
import { currencies } from '../../src/domain/offers/prices.ts'
import { type Locale, localeFacts, locales } from '../../src/i18n/locales.ts'
import { accountKinds, customerKinds, studioKinds } from '../../src/mail/jobs.ts'
import { sourceFiles } from '../support/source-files.ts'

const FOLDER = join(import.meta.dirname, '../../locales')

/** Namespaces of one language alone. */
const only: Partial<Record<Locale, string[]>> = { mn: ['calendar'] }

/** Texts that are rightly the same as in English. */
const sameAsEnglish = new Set(['bookings.googleCalendar', 'bookings.calendarTitle', 'contact.messenger'])

/** Keys that code puts together, by the fixed part of their template. */
const composed: Record<string, readonly string[]> = {
  'auth.': ['callbackExpired', 'callbackInvalid', 'callbackOther', 'callbackNoSession'],
  'bookings.': [...bookingStatuses, ...Object.keys(defaultServiceNames), 'upcoming', 'past', 'all'],
  'bookings.history': ['You', 'Studio', 'Customer'].flatMap((who) =>
    ['Created', 'Confirmed', 'Cancelled', 'Pending', 'Edited', 'Asked', 'Kept'].map(
      (deed) => `history${who}${deed}`,
    ),
  ),
  'confirm.': ['signup', 'recovery', 'email_change', 'magiclink', 'invite'].flatMap((type) => [
    type,
    `${type}Text`,
    `${type}Used`,
  ]),
  'errors.': errorCodes,
  'feed.': ['renewQuestion', 'revokeQuestion', 'renew', 'revoke'],
  'links.': [
    ...['reminders', 'newsletter'].flatMap((list) => [list, `${list}Text`, `${list}Stop`, `${list}Again`]),
    ...['still', 'now'].flatMap((when) => [`${when}Subscribed`, `${when}Unsubscribed`]),
  ],
  'mail.': [
    ...['signup', 'recovery', 'email_change_current', 'email_change_new', 'invite'].flatMap((kind) =>
      ['subject', 'title', 'lead', 'action', 'otherwise'].map((part) => `${kind}_${part}`),
    ),
    ...['magiclink', 'reauthentication', 'account_exists', ...accountKinds].flatMap((kind) =>
      ['subject', 'title', 'lead', 'otherwise'].map((part) => `${kind}_${part}`),
    ),
    ...[...customerKinds, ...studioKinds].flatMap((kind) =>
      ['subject', 'title', 'lead'].map((part) => `${kind}_${part}`),
    ),
  ],
  'mail.end_': ['end_reminders', 'end_newsletter'],
  'mail.why_': ['why_reminders', 'why_newsletter'],
  'money.': [...chargeKinds, ...paymentMethods, ...currencies, ...attendances],
  'pictures.': Object.keys(read('en', 'pictures')),
  'pricing.': [
    ...[studioRental, videoShooting, multiCamera, videoEditing, photoDesign].flatMap((rows) =>
      Object.keys(rows),
    ),
    ...Object.keys(soundNames).map((id) => `${id}Text`),
    ...['livestream', 'recording', 'ledScreen'],
  ],
  'pricing.band': ['band1-2', 'band2-4', 'band8', 'band24'],
  'privacy.': [
    'account',
    'profile',
    'bookings',
    'phone',
    'notes',
    'log',
    'mails',
    'calendar',
    'messages',
    'origin',
  ].flatMap((id) => ['Title', 'What', 'Why', 'HowLong'].map((part) => `${id}${part}`)),
  'times.': [
    'morning',
    'afternoon',
    'evening',
    'golden',
    'blue',
    'free',
    'partly',
    'full',
    'closed',
    'notBookable',
    'past',
    'dayClosed',
    'doesNotFit',
    'tooFarAhead',
  ],
}

function read(locale: Locale, namespace: string): Record<string, string> {
  return JSON.parse(readFileSync(join(FOLDER, locale, `${namespace}.json`), 'utf8'))
}

function namespacesOf(locale: Locale): string[] {
  return readdirSync(join(FOLDER, locale))
    .map((file) => basename(file, '.json'))
    .filter((name) => !only[locale]?.includes(name))
}

const namespaces = namespacesOf('en')

/** All texts of a language by `namespace.key`. */
function catalogue(locale: Locale): Map<string, string> {
  return new Map(
    namespaces.flatMap((namespace) =>
      Object.entries(read(locale, namespace)).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  )
}

/** `minutes_one` → `minutes`; a key is a plural form where its family has the form `other`, as all have. */
function withoutPluralForm(key: string, texts: Map<string, string>): string {
  const family = key.replace(/_(zero|one|two|few|many|other)$/, '')
  return texts.has(`${family}_other`) ? family : key
}

function keysOf(locale: Locale): string[] {
  const texts = catalogue(locale)
  return [...new Set([...texts.keys()].map((key) => withoutPluralForm(key, texts)))].sort()
}

const withoutPlaceholders = (text: string) => text.replace(/\{\{\w+\}\}/g, '')
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test.each(locales)('%s has every namespace', (locale) => {
  expect(namespacesOf(locale)).toEqual(namespaces)
})

describe.each(locales)('%s', (locale) => {
  const texts = catalogue(locale)

  test('has the same keys as English', () => {
    expect(keysOf(locale)).toEqual(keysOf('en'))
  })

  test('has each plural form that its grammar asks for, and no other', () => {
    const forms = new Intl.PluralRules(localeFacts[locale].tag).resolvedOptions().pluralCategories.toSorted()
    const families = [...texts.keys()].map((key) => [key, withoutPluralForm(key, texts)] as const)
    const plurals = new Set(families.filter(([key, family]) => key !== family).map(([, family]) => family))
    expect(plurals.size).toBeGreaterThan(0)
    for (const key of plurals) {
      expect(
        ['few', 'many', 'one', 'other', 'two', 'zero'].filter((form) => texts.has(`${key}_${form}`)),
        key,
      ).toEqual(forms)
    }
  })

  test('has the placeholders of the English text', () => {
    const source = catalogue('en')
    const english = new Map(
      [...source].map(([key, text]) => [withoutPluralForm(key, source), placeholders(text)]),
    )
    for (const [key, text] of texts) {
      expect(placeholders(text), key).toEqual(english.get(withoutPluralForm(key, texts)))
    }
  })

  test('has no broken placeholder, no empty text, no space around one and none that code puts', () => {
    for (const [key, text] of texts) {
      expect(text, key).toMatch(/^\S(.*\S)?$/)
      expect(text, key).not.toMatch(/[\u00a0\u202f]/)
      expect(withoutPlaceholders(text), key).not.toMatch(/[{}]/)
    }
  })

  test.runIf(locale !== 'en')('has no text left in English', () => {
    const english = catalogue('en')
    const left = [...texts].filter(
      ([key, text]) => text === english.get(key) && /[a-z]{2}/i.test(withoutPlaceholders(text)),
    )
    expect(left.map(([key]) => key).filter((key) => !sameAsEnglish.has(key))).toEqual([])
  })

  const { script } = localeFacts[locale]
  test.runIf(script !== 'latin')('is written in its own script', () => {
    const own = script === 'han' ? /\p{Script=Han}/u : /\p{Script=Cyrillic}/u
    const foreign = [...texts].filter(
      ([, text]) => /\p{L}{2}/u.test(withoutPlaceholders(text)) && !own.test(text),
    )
    expect(foreign.map(([key]) => key).filter((key) => !sameAsEnglish.has(key))).toEqual([])
  })
})

test('every error code has its words', () => {
  expect(Object.keys(read('en', 'errors'))).toEqual(expect.arrayContaining([...errorCodes]))
})

describe('the keys in the code', () => {
  const code = sourceFiles('src')
    .map(({ text }) => text)
    .join('\n')
  const name = `(?:${namespaces.join('|')})\\.`
  const written = new Set(
    [...code.matchAll(new RegExp(`['"\`](${name}[\\w-]+)['"\`]`, 'g'))].map(([, key]) => key ?? ''),
  )
  const templates = new Set(
    [...code.matchAll(new RegExp(`\\bt\\(\`(${name}[\\w-]*)\\$\\{`, 'g'))].map(([, start]) => start ?? ''),
  )
  const used = new Set([
    ...written,
    ...Object.entries(composed).flatMap(([start, keys]) =>
      keys.map((key) => `${start.split('.')[0]}.${key}`),
    ),
  ])

  test('are all in the catalogue', () => {
    const known = new Set(keysOf('en'))
    expect([...used].filter((key) => !known.has(key))).toEqual([])
  })

  test('are put together only where this test knows of it', () => {
    expect([...templates].filter((start) => !(start in composed))).toEqual([])
  })

  test('use every text of the catalogue', () => {
    expect(keysOf('en').filter((key) => !used.has(key))).toEqual([])
  })
})

test('no text of the prices names a currency that the settings may change: each amount has its sign', () => {
  for (const locale of locales) {
    const texts = Object.values(read(locale, 'pricing'))
    expect(texts.filter((text) => /dollar|доллар|美元/i.test(String(text)))).toEqual([])
  }
})
