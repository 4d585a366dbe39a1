import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import { HOUR_MS } from '../../src/domain/calendar/units.ts'
import { defaultRules, type StudioRules } from '../../src/domain/offers/rules.ts'
import { momentWords } from '../../src/i18n/format.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { cancelWords, type Wished, waitingWords, waitWords } from '../../src/i18n/rule-words.ts'
import type { BookingWords } from '../../src/i18n/t.ts'

/** All that is told of the rules, the way out last. */
const ruleWords = (words: BookingWords, rules: StudioRules, wished?: Wished) => {
  const cancelling = cancelWords(words, rules, wished)
  return [...waitingWords(words, rules, wished), ...(cancelling ? [cancelling] : [])]
}

const told = (rules: Partial<StudioRules>, locale: Locale = 'en') =>
  ruleWords({ locale, t: textsOf(locale) }, { ...defaultRules, ...rules }).map((sentence) =>
    sentence.replaceAll('\u00a0', ' '),
  )

test('rules that limit nothing are not told', () => {
  for (const locale of locales) expect(told({ bufferBefore: 30 }, locale)).toEqual([])
})

test('each rule that is set is told, in hours or in days', () => {
  expect(told({ noticeHours: 24, furthestDays: 90, cancelHours: 48, pendingHours: 36 })).toEqual([
    'Book at least 24 hours before the start.',
    'You can book up to 90 days ahead.',
    'If we don’t answer within 36 hours, the request expires and the time becomes free again.',
    'You can cancel a confirmed booking up to 2 days before the start.',
  ])
  expect(told({ cancelHours: 0, pendingHours: 1 })).toEqual([
    'If we don’t answer within 1 hour, the request expires and the time becomes free again.',
    'You can cancel a confirmed booking until it starts.',
  ])
})

const now = new Date('2026-11-28T10:00:00+08:00')
const toldOf = (
  hours: number,
  rules: Partial<StudioRules>,
  locale: Locale,
  wished: { expiresAt?: Date | null } = {},
) => {
  const start = new Date(now.getTime() + hours * HOUR_MS)
  return ruleWords({ locale, t: textsOf(locale) }, { ...defaultRules, ...rules }, { start, now, ...wished })
}

test('a start whose deadline is past already is not said to be cancelled freely', () => {
  for (const locale of locales) {
    const t = textsOf(locale)
    expect(toldOf(47.5, { cancelHours: 48 }, locale)).toEqual([t('bookings.ruleCancelLate')])
    // What is confirmed is not told as what is still to be.
    expect(toldOf(47.5, { cancelHours: 48 }, locale, { expiresAt: null })).toEqual([])
    expect(toldOf(48, { cancelHours: 48 }, locale)).toEqual([
      t('bookings.ruleCancel', { wait: waitWords({ locale, t }, 48) }),
    ])
  }
})

test('a request whose session begins before the wait is over expires with its start', () => {
  for (const locale of locales) {
    const t = textsOf(locale)
    expect(toldOf(48, { pendingHours: 48 }, locale)).toEqual([
      t('bookings.ruleExpires', { wait: waitWords({ locale, t }, 48) }),
    ])
    const moment = momentWords(locale, new Date('2026-11-30T09:30:00+08:00'))
    expect(toldOf(47.5, { pendingHours: 48 }, locale)).toEqual([t('bookings.expiresAt', { moment })])
  }
})

test('a request whose time stays keeps the end that it has, also where the rules are others by now', () => {
  for (const locale of locales) {
    const expiresAt = new Date('2026-11-28T11:00:00+08:00')
    const sentence = textsOf(locale)('bookings.expiresAt', { moment: momentWords(locale, expiresAt) })
    for (const pendingHours of [24, null]) {
      expect(toldOf(20, { pendingHours }, locale, { expiresAt })).toEqual([sentence])
    }
  }
})

test('what waits for no answer, and what has begun, is not said to expire', () => {
  for (const locale of locales) {
    expect(toldOf(20, { pendingHours: 24 }, locale, { expiresAt: null })).toEqual([])
    expect(toldOf(-1, { pendingHours: 24 }, locale)).toEqual([])
  }
})

test('numbers take the forms of each language', () => {
  expect(told({ noticeHours: 72 }, 'mn')).toEqual(['Эхлэхэд 3 хоног үлдтэл захиалж болно.'])
  expect(told({ noticeHours: 2 }, 'ru')).toEqual(['Бронируйте не позже чем за 2 часа до начала.'])
  expect(told({ noticeHours: 120 }, 'ru')).toEqual(['Бронируйте не позже чем за 5 дней до начала.'])
  expect(told({ noticeHours: 2 }, 'zh')).toEqual(['请至少提前2小时预订。'])
})
