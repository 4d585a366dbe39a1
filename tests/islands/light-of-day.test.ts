import { expect, test } from 'vitest'
import { fromStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import { lightAt } from '../../src/islands/shared/light-of-day.ts'
import { beginsGolden } from '../../src/islands/shared/studio-light.ts'

const moment = (time: string) => fromStudioMoment({ date: '2026-11-27', time }) ?? new Date(Number.NaN)
const at = (time: string) => lightAt(moment(time))

test.each([
  ['06:00', 'evening'],
  ['08:30', 'golden'],
  ['11:00', 'day'],
  ['16:30', 'golden'],
  ['17:35', 'evening'],
  ['21:00', 'evening'],
])('at %s of a day in November the studio stands in the light called %s', (time, light) => {
  expect(at(time)).toBe(light)
})

test.each([
  ['15:30', false],
  // It begins at a quarter past: the session has most of it.
  ['16:00', true],
  ['16:30', true],
  // The sun is about to be gone.
  ['17:00', false],
  ['08:00', true],
  ['09:00', false],
])('a session that begins at %s of that day has the golden light: %s', (time, golden) => {
  expect(beginsGolden(moment(time))).toBe(golden)
})
