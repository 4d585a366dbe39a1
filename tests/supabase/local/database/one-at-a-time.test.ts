import { expect, test } from 'vitest'
import { oneAtATime } from '../../../../supabase/local/database/one-at-a-time.ts'

test('jobs run in order, one after the other, after a failing one too, and others have a turn between two', async () => {
  const run = oneAtATime()
  const seen: string[] = []
  const job = (name: string) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    if (name === 'first') throw new Error(name)
  }
  const first = run(job('first'))
  const second = run(job('second'))
  setImmediate(() => seen.push('somebody else'))
  await expect(first).rejects.toThrow('first')
  await second
  expect(seen).toEqual(['first begins', 'first ends', 'somebody else', 'second begins', 'second ends'])
})
