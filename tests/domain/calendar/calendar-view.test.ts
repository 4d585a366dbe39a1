import { describe, expect, test } from 'vitest'
import { shownDays, turned } from '../../../src/domain/calendar/calendar-view.ts'

describe('a calendar shows', () => {
  test('the day', () => expect(shownDays('day', '2026-11-22')).toEqual(['2026-11-22']))

  test('the week from Monday to Sunday', () => {
    const days = shownDays('week', '2026-11-22')
    expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-11-16', '2026-11-22'])
  })

  test.each([
    ['2026-11-22', 42, '2026-10-26', '2026-12-06'],
    ['2027-02-03', 28, '2027-02-01', '2027-02-28'],
    ['2026-12-31', 35, '2026-11-30', '2027-01-03'],
  ])('the month of %s in whole weeks', (day, count, first, last) => {
    const days = shownDays('month', day)
    expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last])
  })
})

test.each([
  ['day', '2026-11-30', '2026-11-29', '2026-12-01'],
  ['week', '2026-11-22', '2026-11-09', '2026-11-23'],
  ['month', '2026-12-31', '2026-11-01', '2027-01-01'],
] as const)('a %s is turned from %s to what comes before and after', (view, day, before, after) => {
  expect([turned(view, day, -1), turned(view, day, 1)]).toEqual([before, after])
})
