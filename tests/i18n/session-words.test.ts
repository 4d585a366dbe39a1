import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import type { Period } from '../../src/domain/calendar/period.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { lengthWords, minutesWords, periodWords } from '../../src/i18n/session-words.ts'

const words = (locale: Locale) => ({ locale, t: textsOf(locale) })
const inAll = (say: (language: ReturnType<typeof words>) => string) =>
  locales.map((locale) => say(words(locale)).replaceAll('\u00a0', ' '))

test.each([
  [30, ['30 минут', '30 minutes', '30 минут', '30分钟']],
  [60, ['1 цаг', '1 hour', '1 час', '1小时']],
  [90, ['1.5 цаг', '1.5 hours', '1,5 часа', '1.5小时']],
  [120, ['2 цаг', '2 hours', '2 часа', '2小时']],
  [480, ['8 цаг', '8 hours', '8 часов', '8小时']],
  [1440, ['нэг хоног (24 цаг)', 'a day and a night (24 hours)', 'сутки (24 часа)', '一天一夜（24小时）']],
])('%i minutes are told in the hours of each language', (minutes, told) => {
  expect(inAll((language) => lengthWords(language, minutes))).toEqual(told)
})

test.each([
  [60, ['60 минут', '60 minutes', '60 минут', '60分钟']],
  [480, ['480 минут (8 цаг)', '480 minutes (8 hours)', '480 минут (8 часов)', '480分钟（8小时）']],
  [1440, ['1440 минут (24 цаг)', '1440 minutes (24 hours)', '1440 минут (24 часа)', '1440分钟（24小时）']],
])('%i minutes are told with their hours where those are easier to grasp', (minutes, told) => {
  expect(inAll((language) => minutesWords(language, minutes))).toEqual(told)
})

const period = (start: string, hours: number): Period => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + hours * 3_600_000),
})

/** Without what keeps a date on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test('a period within a day is told by its times', () => {
  const evening = period('2026-11-22T20:00:00+08:00', 2)
  expect(inAll((language) => periodWords(language, evening))).toEqual([
    '20:00–22:00',
    '20:00 to 22:00',
    '20:00–22:00',
    '20:00–22:00',
  ])
})

test('one that ends on another day is told with that', () => {
  const night = period('2026-11-21T10:00:00+08:00', 24)
  expect(inAll((language) => plain(periodWords(language, night)))).toEqual([
    '10:00 – 11-р сарын 22, Ня, 10:00',
    '10:00 to 10:00 on Sun 22 Nov',
    '10:00 – вс, 22 нояб., 10:00',
    '10:00至11月22日周日 10:00',
  ])
  const shortNight = period('2026-11-21T22:00:00+08:00', 2.5)
  expect(periodWords(words('en'), shortNight)).toBe('22:00 to 00:30 on Sun 22 Nov')
})

test('one that ends at midnight ends at 24:00, a whole day, too', () => {
  const evening = period('2026-11-21T22:00:00+08:00', 2)
  expect(periodWords(words('en'), evening)).toBe('22:00 to 24:00')
  const day = period('2026-11-21T00:00:00+08:00', 24)
  expect(inAll((language) => periodWords(language, day))).toEqual([
    '00:00–24:00',
    '00:00 to 24:00',
    '00:00–24:00',
    '00:00–24:00',
  ])
  expect(periodWords(words('en'), day, 'Europe/Moscow')).toBe('19:00 to 19:00 on Sat 21 Nov')
})

test('which day it is says the clock that is told', () => {
  const late = period('2026-11-22T20:00:00+08:00', 6)
  expect(periodWords(words('en'), late)).toBe('20:00 to 02:00 on Mon 23 Nov')
  expect(periodWords(words('en'), late, 'Europe/Moscow')).toBe('15:00 to 21:00')
})
