import { expect, test } from 'vitest'
import { inTurns } from '../../../../supabase/local/database/in-turns.ts'

test('jobs run in order, one after the other, after a failing one too, and others have a turn between two', async () => {
  const run = inTurns()
  const seen: string[] = []
  const job = (name: string) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    if (name === 'first') throw new Error(name)
  }
  const first = run(job('first'), 'a')
  const second = run(job('second'), 'a')
  setImmediate(() => seen.push('somebody else'))
  await expect(first).rejects.toThrow('first')
  await second
  expect(seen).toEqual(['first begins', 'first ends', 'somebody else', 'second begins', 'second ends'])
})

test('who asks for much waits for themselves: every other caller is served in between', async () => {
  const run = inTurns()
  const seen: string[] = []
  const job = (name: string) => async () => void seen.push(name)
  await Promise.all([
    ...[1, 2, 3, 4].map((n) => run(job(`flood ${n}`), 'flooder')),
    run(job('one'), 'first'),
    run(job('two'), 'second'),
    run(job('three'), 'second'),
  ])
  expect(seen).toEqual(['flood 1', 'flood 2', 'one', 'two', 'flood 3', 'three', 'flood 4'])
})

test('a job that comes when all are done runs, too', async () => {
  const run = inTurns()
  expect(await run(async () => 1, 'a')).toBe(1)
  expect(await run(async () => 2, 'a')).toBe(2)
})
