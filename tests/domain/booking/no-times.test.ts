import { expect, test } from 'vitest'
import { dayTimes } from '../../../src/domain/booking/availability.ts'
import { whyNoTimes } from '../../../src/domain/booking/no-times.ts'
import { midnightOf } from '../../../src/domain/calendar/studio-time.ts'
import { defaultSettings, type StudioSettings } from '../../../src/domain/offers/settings.ts'

// 2026-11-23 is a Monday.
const settings: StudioSettings = {
  ...defaultSettings,
  weekHours: { 1: null, 2: { start: '10:00', end: '11:00' } },
  rules: { ...defaultSettings.rules, furthestDays: 7 },
}

test.each([
  ['2026-11-23', 'dayClosed'],
  ['2026-11-24', 'doesNotFit'],
  ['2026-12-09', 'tooFarAhead'],
] as const)('a day without start times says why: %s, %s', (date, why) => {
  const session = { type: 'recording', duration: 120 }
  expect(dayTimes(date, session, { settings, busy: [], now: midnightOf('2026-11-22') })).toEqual([])
  expect(whyNoTimes(date, session, settings)).toBe(why)
})
