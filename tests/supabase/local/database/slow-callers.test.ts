import { expect, test } from 'vitest'
import { slowCallers } from '../../../../supabase/local/database/slow-callers.ts'

test('who holds up the database again and again waits, longer each time; others do not', () => {
  let now = 0
  const { note, secondsLeft } = slowCallers(() => now)
  for (let n = 0; n < 1000; n++) note('quick', 900)
  expect(secondsLeft('quick')).toBe(0)

  note('slow', 3000)
  note('slow', 3000)
  expect(secondsLeft('slow')).toBe(0)
  note('slow', 3000)
  expect([secondsLeft('slow'), secondsLeft('other')]).toEqual([20, 0])
  now = 15_000
  expect(secondsLeft('slow')).toBe(5)
  now = 20_000
  expect(secondsLeft('slow')).toBe(0)
  note('slow', 3000)
  expect(secondsLeft('slow')).toBe(20)
  now = 90_000
  note('slow', 3000)
  expect(secondsLeft('slow')).toBe(0)
})
