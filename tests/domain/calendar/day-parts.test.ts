import { expect, test } from 'vitest'
import { byDayPart } from '../../../src/domain/calendar/day-parts.ts'

test('times stand by morning, afternoon and evening, each once, and empty parts are left out', () => {
  const rows = byDayPart(['00:00', '09:00', '11:30', '12:00', '16:30'].map((time) => ({ time })))
  expect(rows).toEqual([
    { part: 'morning', times: [{ time: '00:00' }, { time: '09:00' }, { time: '11:30' }] },
    { part: 'afternoon', times: [{ time: '12:00' }, { time: '16:30' }] },
  ])
  expect(byDayPart([{ time: '17:00' }, { time: '23:30' }]).map(({ part }) => part)).toEqual(['evening'])
})
