import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import { closureInWords, seriesInWords } from '../../src/islands/desk/closure-words.ts'
import { inEach } from '../support/languages.ts'

const at = (moment: string) => new Date(`${moment}:00+08:00`)
/** Versions of ICU differ in the kind of space. */
const plain = (text: string) => text.replace(/\s/g, ' ').replaceAll('\u2060', '')
const inAll = (start: string, end: string) =>
  inEach((locale) =>
    plain(closureInWords({ locale, t: textsOf(locale) }, { start: at(start), end: at(end) })),
  )

test('a part of a day is told as the times of a booking are', () => {
  expect(inAll('2026-12-01T09:00', '2026-12-01T10:00')).toMatchObject({
    mn: '2026 оны 12-р сарын 1, 09:00–10:00',
    en: '1 December 2026, 09:00–10:00',
    ru: '1 декабря 2026 г., 09:00–10:00',
    zh: '2026年12月1日 09:00–10:00',
  })
})

test('two days of a month have no space around their dash, whatever the browser puts', () => {
  expect(inAll('2026-12-18T00:00', '2026-12-20T00:00')).toMatchObject({
    en: '18–19 December 2026',
    ru: '18–19 декабря 2026 г.',
  })
})

test.each([
  ['in the day', '2027-01-04T12:00', '2027-01-04T14:00', '2027-01-18T14:00'],
  ['over midnight', '2027-01-04T22:00', '2027-01-05T02:00', '2027-01-19T02:00'],
  ['of whole days', '2027-01-04T00:00', '2027-01-05T00:00', '2027-01-19T00:00'],
])('a series %s lasts until the day on which the last of it begins', (_, start, end, seriesEnd) => {
  const series = {
    start: at(start),
    end: at(end),
    repeats: 'weekly',
    later: 2,
    seriesEnd: at(seriesEnd),
  } as const
  expect(plain(seriesInWords(textsOf('en'), 'en', series))).toBe('Every week until 18 January 2027, 2 more')
})
