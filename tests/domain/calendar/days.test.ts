import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysOf,
  monthOf,
  weekdayOf,
  weeksAhead,
  weeksOf,
  wholeMonth,
} from '../../../src/domain/calendar/days.ts'

test('days go on over months, years and the leap day', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
})

test('a month on is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-11-24', 1)).toBe('2026-12-24')
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-31')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
})

test('the week begins on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(0)
  expect(weekdayOf('2026-11-22')).toBe(6)
})

test('a month has its own days only', () => {
  expect(daysOf('2027-02')).toHaveLength(28)
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29')
  expect(daysOf('2026-12').at(-1)).toBe('2026-12-31')
})

test('weeks of a month are whole, with empty places around its days', () => {
  const november = weeksOf('2026-11')
  expect(november).toHaveLength(6)
  expect(november[0]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    '2026-11-01',
  ])
  expect(november.at(-1)?.[0]).toBe('2026-11-30')
  expect(november.every((week) => week.length === 7)).toBe(true)
  // February 2027 begins on a Monday and fills exactly four weeks.
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('five weeks from the present one on begin with its Monday and go on into the next year', () => {
  const weeks = weeksAhead('2026-12-27')
  expect(weeks).toHaveLength(5)
  expect(weeks.slice(0, 2).map((days) => [days[0], days.at(-1), days.length])).toEqual([
    ['2026-12-21', '2026-12-27', 7],
    ['2026-12-28', '2027-01-03', 7],
  ])
})

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2027-08-01', '2027-08-31'],
  ['2028-01-01', '2028-01-31'],
])('the weeks from %s on are six, or its month would lack %s', (today, last) => {
  expect(weeksAhead(today)).toHaveLength(6)
  expect(weeksAhead(today).flat()).toContain(last)
})

test('no day of a month lacks the rest of it in the weeks from it on', () => {
  const months = Array.from({ length: 12 }, (_, index) => monthOf(addMonths('2027-01-01', index)))
  for (const today of months.flatMap(daysOf)) {
    const shown = weeksAhead(today).flat()
    expect(daysOf(monthOf(today)).filter((day) => day >= today && !shown.includes(day))).toEqual([])
  }
})

test('with the week before they reach as far', () => {
  for (const today of ['2026-11-01', '2026-11-02', '2026-11-29']) {
    const [before, ...rest] = weeksAhead(today, addDays(today, -7))
    expect(before).toContain(addDays(today, -7))
    expect(rest).toEqual(weeksAhead(today))
  }
})

test('a month is whole where all of its days are shown, also over the turn of a year', () => {
  expect(wholeMonth('2026-11-30', '2027-01-03')).toBe('2026-12')
  expect(wholeMonth('2026-12-31', '2027-02-01')).toBe('2027-01')
  expect(wholeMonth('2026-11-23', '2026-12-27')).toBeUndefined()
  expect(wholeMonth('2026-12-01', '2027-01-03')).toBe('2026-12')
  expect(wholeMonth('2026-12-01', '2026-12-31')).toBe('2026-12')
  expect(wholeMonth('2026-12-01', '2026-12-30')).toBeUndefined()
})
