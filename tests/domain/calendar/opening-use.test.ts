import { expect, test } from 'vitest'
import { shareOf, useOfWeek } from '../../../src/domain/calendar/opening-use.ts'

const hours = [
  { weekday: 1, hour: 9, used: 0.5 },
  { weekday: 1, hour: 10, used: 0.25 },
  { weekday: 6, hour: 11, used: 0 },
  { weekday: 1, hour: 12, used: 1 },
  { weekday: 6, hour: 20, used: 0.75 },
]

test('the week stands by morning, afternoon and evening, each with the hours that it has on any day', () => {
  const { parts, days } = useOfWeek(hours)
  expect(parts.map(({ from, to }) => [from, to])).toEqual([
    [9, 12],
    [12, 13],
    [20, 21],
  ])
  expect(parts.map(({ used }) => [used[0], used[5], used[6]])).toEqual([
    [0.375, 0, undefined],
    [1, undefined, undefined],
    [undefined, 0.75, undefined],
  ])
  expect([days[0], days[5], days[6]]).toEqual([1.75 / 3, 0.375, undefined])
})

test('of a studio that is never open there is nothing to share', () => {
  expect(shareOf([])).toBeUndefined()
  expect(useOfWeek([]).parts).toEqual([])
})
