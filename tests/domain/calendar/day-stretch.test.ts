import { expect, test } from 'vitest'
import { hoursFor, stretchOn, stretchWithin } from '../../../src/domain/calendar/day-stretch.ts'

const period = (start: string, end: string) => ({
  start: new Date(`${start}:00+08:00`),
  end: new Date(`${end}:00+08:00`),
})
const open = { start: '09:00', end: '22:00' }

test('a booking stands on its day by the studio’s clock', () => {
  const morning = period('2026-11-22T00:30', '2026-11-22T02:00')
  expect(stretchOn('2026-11-22', morning)).toEqual({ from: 30, to: 120 })
  expect(stretchOn('2026-11-21', morning)).toBeUndefined()
})

test('what ends at midnight does not touch the next day', () => {
  const evening = period('2026-11-22T22:00', '2026-11-23T00:00')
  expect(stretchOn('2026-11-22', evening)).toEqual({ from: 1320, to: 1440 })
  expect(stretchOn('2026-11-23', evening)).toBeUndefined()
})

test('what lasts over midnight stands on both days', () => {
  const night = period('2026-11-22T23:00', '2026-11-23T01:00')
  expect(stretchOn('2026-11-22', night)).toEqual({ from: 1380, to: 1440 })
  expect(stretchOn('2026-11-23', night)).toEqual({ from: 0, to: 60 })
})

test('what begins before and ends after a day fills it', () => {
  const days = period('2026-11-20T12:00', '2026-11-24T12:00')
  expect(stretchOn('2026-11-22', days)).toEqual({ from: 0, to: 1440 })
})

test('the calendar shows the opening hours, and more where something happens outside them', () => {
  expect(hoursFor(open, [])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])
  expect(hoursFor(open, [{ from: 450, to: 510 }])[0]).toBe(7)
  expect(hoursFor(open, [{ from: 1320, to: 1410 }]).at(-1)).toBe(23)
  expect(hoursFor({ start: '09:30', end: '21:30' }, []).length).toBe(13)
})

test('of a closed day the calendar shows the hours it has', () => {
  expect(stretchWithin([9, 10], { from: 0, to: 1440 })).toEqual({ from: 540, to: 660 })
  expect(stretchWithin([9, 10], { from: 570, to: 600 })).toEqual({ from: 570, to: 600 })
  expect(stretchWithin([9, 10], { from: 0, to: 540 })).toBeUndefined()
  expect(stretchWithin([9, 10])).toBeUndefined()
})
