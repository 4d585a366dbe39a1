import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDay,
  formatMonth,
  formatMonthDay,
  formatMonths,
  formatShortDate,
  formatShortMonth,
  formatTime,
  joinDateAndTime,
} from '../../src/i18n/format.ts'
import { formatDays, formatNearDate } from '../../src/i18n/format-days.ts'
import {
  formatMillions,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSums,
  formatTugrik,
} from '../../src/i18n/format-number.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { inEach } from '../support/languages.ts'

const dollars = (amount: number) => ({ amount, currency: 'USD' as const })

/** Half past midnight in the studio, still the day before in UTC. */
const instant = new Date('2026-11-21T16:30:00Z')
/** Versions of ICU differ in the kind of space and in the comma after an English weekday. */
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '')
    .replace(/^([A-Za-z]+),/, '$1')

describe('dates and times are the studio’s', () => {
  test.each([
    ['mn', '2026 оны 11-р сарын 22, ням гараг'],
    ['en', 'Sunday 22 November 2026'],
    ['ru', 'воскресенье, 22 ноября 2026 г.'],
    ['zh', '2026年11月22日星期日'],
  ] as const)('the date in %s is %s', (locale, expected) => {
    expect(plain(formatDate(locale, instant))).toBe(expected)
  })

  test.each([
    ['mn', '11-р сарын 22, Ня'],
    ['en', 'Sun 22 Nov'],
    ['ru', 'вс, 22 нояб.'],
    ['zh', '11月22日周日'],
  ] as const)('the short date in %s is %s', (locale, expected) => {
    expect(plain(formatShortDate(locale, instant))).toBe(expected)
  })

  test.each([
    ['mn', '11-р сарын 22, Ня', '2026 оны 11-р сарын 22, Ня'],
    ['en', 'Sun 22 Nov', 'Sun 22 Nov 2026'],
    ['ru', 'вс, 22 нояб.', 'вс, 22 нояб. 2026 г.'],
    ['zh', '11月22日周日', '2026年11月22日周日'],
  ] as const)('a date in %s has its year in another year only', (locale, near, far) => {
    expect(plain(formatNearDate(locale, instant, new Date('2026-12-31T15:59:00Z')))).toBe(near)
    expect(plain(formatNearDate(locale, instant, new Date('2026-12-31T16:00:00Z')))).toBe(far)
  })

  test.each([
    [
      'mn',
      '2026 оны 11-р сарын 16 – 22',
      '2026 оны 11-р сарын 30 – 12-р сарын 6',
      '2026 оны 12-р сарын 28 – 2027 оны 1-р сарын 3',
    ],
    ['en', '16–22 November 2026', '30 November – 6 December 2026', '28 December 2026 – 3 January 2027'],
    ['ru', '16–22 ноября 2026 г.', '30 ноября – 6 декабря 2026 г.', '28 декабря 2026 г. – 3 января 2027 г.'],
    ['zh', '2026年11月16日–22日', '2026年11月30日–12月6日', '2026年12月28日–2027年1月3日'],
  ] as const)('a week in %s names month and year once: %s', (locale, ...expected) => {
    const weeks = ['2026-11-16', '2026-11-30', '2026-12-28'].map((date) => {
      const monday = new Date(`${date}T12:00:00+08:00`)
      return formatDays(locale, monday, new Date(monday.getTime() + 6 * 86_400_000))
    })
    // Versions of ICU differ in the spaces around a dash.
    const loose = (text: string) =>
      plain(text)
        .replace(/\s?([–-])\s?/g, '$1')
        .replaceAll('\u2009', '')
    expect(weeks.map(loose)).toEqual(expected.map(loose))
  })

  test('a Mongolian date has no break within its month', () => {
    expect(formatMonthDay('mn', instant)).toBe('11-\u2060р\u00a0сарын\u00a022')
    expect(formatMonthDay('ru', instant)).toBe('22\u00a0ноября')
  })

  test('a Mongolian line ends after the year or before the weekday, never between a month and its day', () => {
    const lines = (text: string) => text.split(' ').map(plain)
    expect(lines(formatDate('mn', instant))).toEqual(['2026 оны', '11-р сарын 22,', 'ням гараг'])
    expect(lines(formatShortDate('mn', instant))).toEqual(['11-р сарын 22,', 'Ня'])
    expect(lines(formatMonthDay('mn', instant))).toEqual(['11-р сарын 22'])
  })

  test('each weekday has its Mongolian name', () => {
    const names = Array.from(
      { length: 7 },
      (_, n) => formatDate('mn', new Date(instant.getTime() + n * 86_400_000)).split(', ')[1],
    )
    expect(new Set(names).size).toBe(7)
    expect(plain(names[1] ?? '')).toBe('даваа гараг')
  })

  test.each(locales)('the time has 24 hours and begins at 00 in %s', (locale) => {
    expect(formatTime(locale, instant)).toBe('00:30')
    expect(formatTime(locale, new Date('2026-11-21T06:05:00Z'))).toBe('14:05')
  })

  test.each(locales)('another zone may be asked for in %s', (locale) => {
    expect(formatTime(locale, instant, 'UTC')).toBe('16:30')
    expect(formatShortDate(locale, instant, 'UTC')).toContain('21')
  })
})

describe('money', () => {
  test.each(locales)('a session price has a dollar sign, cents only where there are any, in %s', (locale) => {
    expect(plain(formatPrice(locale, dollars(50)))).toMatch(/^(US)?\$50$|^50 \$$/)
    expect(plain(formatPrice(locale, dollars(67.5)))).toMatch(/^(US)?\$67\.50$|^67,50 \$$/)
    expect(plain(formatPrice(locale, dollars(0)))).toMatch(/^(US)?\$0$|^0 \$$/)
  })

  test('a tugrik price is grouped by thousands and ends in ₮', () => {
    expect(inEach((locale) => plain(formatTugrik(locale, 1_100_000)))).toMatchObject({
      mn: '1,100,000₮',
      en: '1,100,000₮',
      ru: '1 100 000 ₮',
      zh: '1,100,000₮',
    })
  })
})

test('a number has as many decimals as it needs, or as are asked for', () => {
  expect(formatNumber('en', 1250)).toBe('1,250')
  expect(formatNumber('en', 4.5)).toBe('4.5')
  expect(formatNumber('en', 4, 1)).toBe('4.0')
  expect(formatNumber('ru', 4.5)).toBe('4,5')
})

test('a date with its time is set off in Chinese without a half-width comma', () => {
  const moment = (locale: Locale) =>
    joinDateAndTime(locale, formatDay(locale, instant), formatTime(locale, instant))
  expect(moment('en')).toBe('22 November 2026, 00:30')
  expect(moment('zh')).toBe('2026年11月22日 00:30')
})

test('days long gone, days of any year and shares are written as each language does', () => {
  expect(inEach((locale) => plain(formatDay(locale, instant)))).toMatchObject({
    mn: '2026 оны 11-р сарын 22',
    en: '22 November 2026',
    ru: '22 ноября 2026 г.',
    zh: '2026年11月22日',
  })
  expect(inEach((locale) => plain(formatMonthDay(locale, instant)))).toMatchObject({
    mn: '11-р сарын 22',
    en: '22 November',
    ru: '22 ноября',
    zh: '11月22日',
  })
  expect(inEach((locale) => plain(formatPercent(locale, 0.125)))).toMatchObject({
    mn: '13%',
    en: '13%',
    ru: '13 %',
    zh: '13%',
  })
})

test('Russian sets thousands apart from five digits on, the others from four', () => {
  expect(inEach((locale) => plain(formatNumber(locale, 1200)))).toMatchObject({
    mn: '1,200',
    en: '1,200',
    ru: '1200',
    zh: '1,200',
  })
  expect(inEach((locale) => plain(formatNumber(locale, 10_000)))).toMatchObject({
    mn: '10,000',
    en: '10,000',
    ru: '10 000',
    zh: '10,000',
  })
  expect(plain(formatPrice('ru', dollars(1250)))).toBe('1250 $')
})

test('a Russian price breaks nowhere, a Chinese one says whose dollars', () => {
  expect(formatTugrik('ru', 330_000)).toBe('330\u00a0000\u00a0₮')
  expect(formatPrice('zh', dollars(50))).toBe('US$50')
  expect(formatPrice('en', dollars(1250))).toBe('$1,250')
})

test('a month as a heading', () => {
  expect(inEach((locale) => plain(formatMonth(locale, instant)))).toMatchObject({
    mn: '2026 оны 11-р сар',
    en: 'November 2026',
    ru: 'Ноябрь 2026',
    zh: '2026年11月',
  })
})

test('two months as a heading, with the year once where it is one', () => {
  const [december, january] = [new Date('2026-12-27T04:00:00Z'), new Date('2027-01-03T04:00:00Z')]
  expect(inEach((locale) => plain(formatMonths(locale, instant, december)))).toMatchObject({
    mn: '2026 оны 11–12-р сар',
    en: 'November – December 2026',
    ru: 'Ноябрь – декабрь 2026',
    zh: '2026年11月–12月',
  })
  expect(inEach((locale) => plain(formatMonths(locale, december, january)))).toMatchObject({
    mn: '2026 оны 12 – 2027 оны 1-р сар',
    en: 'December 2026 – January 2027',
    ru: 'Декабрь 2026 – январь 2027',
    zh: '2026年12月–2027年1月',
  })
  expect(formatMonths('en', december, december)).toBe(formatMonth('en', december))
})

test('a month that begins among the days of another is named in the least room', () => {
  expect(inEach((locale) => plain(formatShortMonth(locale, new Date('2026-11-30T16:30:00Z'))))).toMatchObject(
    {
      mn: '12 сар',
      en: 'Dec',
      ru: 'дек.',
      zh: '12月',
    },
  )
})

test('millions of pixels are counted by ten thousands in Chinese', () => {
  expect(inEach((locale) => formatMillions(locale, 12.1))).toMatchObject({
    mn: '12.1',
    en: '12.1',
    ru: '12,1',
    zh: '1210万',
  })
  expect(formatMillions('zh', 33)).toBe('3300万')
})

test.each(locales)('a price in tugriks is written as the price page prints it in %s', (locale) => {
  expect(formatPrice(locale, { amount: 330_000, currency: 'MNT' })).toBe(formatTugrik(locale, 330_000))
})

test('sums of two currencies stand beside each other, and no sum is nothing in dollars', () => {
  expect(formatSums('en', { MNT: 330_000, USD: 90 })).toBe('$90 · 330,000₮')
  expect(formatSums('en', { MNT: 330_000 })).toBe('330,000₮')
  expect(formatSums('en', {})).toBe('$0')
})
