import { expect, test } from 'vitest'
import { fromStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import { lightAt } from '../../src/islands/shared/light-of-day.ts'

const at = (time: string) => lightAt(fromStudioMoment({ date: '2026-11-27', time }) ?? new Date(Number.NaN))

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
