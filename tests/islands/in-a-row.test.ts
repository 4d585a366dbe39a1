import { expect, test } from 'vitest'
import { inARow } from '../../src/islands/availability/in-a-row.ts'

test.each([
  { counts: [6, 10, 10], room: 6, row: 6 },
  { counts: [2, 7, 9], room: 6, row: 5 },
  { counts: [1, 3], room: 6, row: 6 },
  { counts: [7, 11], room: 6, row: 4 },
  { counts: [6, 6, 10], room: 5, row: 4 },
  { counts: [7, 11, 5], room: 6, row: 6 },
])(
  'of $counts times of a day as many stand in a row of $room as leave none alone',
  ({ counts, room, row }) => {
    expect(inARow(counts, room)).toBe(row)
  },
)
