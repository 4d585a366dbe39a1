import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import type { Period } from '../../src/domain/calendar/period.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { lengthWords, minutesWords, periodWords, shortPeriodWords } from '../../src/i18n/session-words.ts'
import { inEach } from '../support/languages.ts'

const words = (locale: Locale) => ({ locale, t: textsOf(locale) })
const inAll = (say: (language: ReturnType<typeof words>) => string) =>
  inEach((locale) => say(words(locale)).replaceAll('\u00a0', ' '))

test.each([
  [30, { mn: '30 минут', en: '30 minutes', ru: '30 минут', zh: '30分钟' }],
  [60, { mn: '1 цаг', en: '1 hour', ru: '1 час', zh: '1小时' }],
  [90, { mn: '1.5 цаг', en: '1.5 hours', ru: '1,5 часа', zh: '1.5小时' }],
  [120, { mn: '2 цаг', en: '2 hours', ru: '2 часа', zh: '2小时' }],
  [480, { mn: '8 цаг', en: '8 hours', ru: '8 часов', zh: '8小时' }],
  [
    1440,
    {
      mn: 'нэг хоног (24 цаг)',
      en: 'a full day and night (24 hours)',
      ru: 'сутки (24 часа)',
      zh: '24小时（一天一夜）',
    },
  ],
])('%i minutes are told in the hours of each language', (minutes, told) => {
  expect(inAll((language) => lengthWords(language, minutes))).toMatchObject(told)
})

test.each([
  [30, { mn: '30 минут', en: '30 minutes', ru: '30 минут', zh: '30分钟' }],
  [
    60,
    {
      mn: '1 цаг (60 минут)',
      en: '1 hour (60 minutes)',
      ru: '1 час (60 минут)',
      zh: '1小时（60分钟）',
    },
  ],
  [
    480,
    {
      mn: '8 цаг (480 минут)',
      en: '8 hours (480 minutes)',
      ru: '8 часов (480 минут)',
      zh: '8小时（480分钟）',
    },
  ],
  [
    1440,
    {
      mn: '24 цаг (1440 минут)',
      en: '24 hours (1440 minutes)',
      ru: '24 часа (1440 минут)',
      zh: '24小时（1440分钟）',
    },
  ],
])('%i minutes are told behind their hours, from one on', (minutes, told) => {
  expect(inAll((language) => minutesWords(language, minutes))).toMatchObject(told)
})

const period = (start: string, hours: number): Period => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + hours * 3_600_000),
})

/** Without what keeps a date on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test('a period within a day is told by its times', () => {
  const evening = period('2026-11-22T20:00:00+08:00', 2)
  expect(inAll((language) => periodWords(language, evening))).toMatchObject({
    mn: '20:00–22:00',
    en: '20:00–22:00',
    ru: '20:00–22:00',
    zh: '20:00–22:00',
  })
})

test('one that ends on another day is told with that', () => {
  const night = period('2026-11-21T10:00:00+08:00', 24)
  expect(inAll((language) => plain(periodWords(language, night)))).toMatchObject({
    mn: '10:00 – 11-р сарын 22, Ня, 10:00',
    en: '10:00 to 10:00 on Sun 22 Nov',
    ru: '10:00 – вс, 22 нояб., 10:00',
    zh: '10:00至11月22日周日 10:00',
  })
  const shortNight = period('2026-11-21T22:00:00+08:00', 2.5)
  expect(periodWords(words('en'), shortNight)).toBe('22:00 to 00:30 on Sun 22 Nov')
})

test('where many stand below each other, it is told as a day more', () => {
  const night = period('2026-11-21T23:30:00+08:00', 1)
  expect(inAll((language) => plain(shortPeriodWords(language, night)))).toMatchObject({
    mn: '23:30–00:30 (+1 өдөр)',
    en: '23:30–00:30 (+1 day)',
    ru: '23:30–00:30 (+1 день)',
    zh: '23:30–次日00:30',
  })
  expect(shortPeriodWords(words('en'), period('2026-11-21T22:00:00+08:00', 2))).toBe('22:00–24:00')
  const days = period('2026-11-21T22:00:00+08:00', 48)
  expect(shortPeriodWords(words('en'), days)).toBe('22:00 to 22:00 on Mon 23 Nov')
})

test('one that ends at midnight ends at 24:00, a whole day, too', () => {
  const evening = period('2026-11-21T22:00:00+08:00', 2)
  expect(periodWords(words('en'), evening)).toBe('22:00–24:00')
  const day = period('2026-11-21T00:00:00+08:00', 24)
  expect(inAll((language) => periodWords(language, day))).toMatchObject({
    mn: '00:00–24:00',
    en: '00:00–24:00',
    ru: '00:00–24:00',
    zh: '00:00–24:00',
  })
  expect(periodWords(words('en'), day, 'Europe/Moscow')).toBe('19:00 to 19:00 on Sat 21 Nov')
})

test('which day it is says the clock that is told', () => {
  const late = period('2026-11-22T20:00:00+08:00', 6)
  expect(periodWords(words('en'), late)).toBe('20:00 to 02:00 on Mon 23 Nov')
  expect(periodWords(words('en'), late, 'Europe/Moscow')).toBe('15:00–21:00')
})
