import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { studioTime } from '../../src/backend/clock.ts'
import { failure, success } from '../../src/domain/errors.ts'

vi.mock('../../src/backend/clock.ts', () => ({ studioTime: vi.fn() }))
const answer = vi.mocked(studioTime)
const noon = new Date('2026-11-22T12:00:00+08:00')

beforeEach(() => {
  vi.resetModules()
  answer.mockReset()
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([-86_400_000, 86_400_000])(
  'a browser that is %i ms ahead knows the studio’s time',
  async (wrong) => {
    const { needClock, studioNow } = await import('../../src/stores/clock.ts')
    vi.setSystemTime(noon.getTime() + wrong)
    answer.mockResolvedValue(success(noon))
    await needClock()
    expect(studioNow()).toEqual(noon)
    vi.setSystemTime(noon.getTime() + wrong + 5000)
    expect(studioNow().getTime() - noon.getTime()).toBe(5000)
  },
)

test('it is asked for once; without an answer the browser’s counts, and the next one asks again', async () => {
  const { needClock, studioNow } = await import('../../src/stores/clock.ts')
  answer.mockResolvedValueOnce(failure('offline'))
  await needClock()
  expect(studioNow()).toEqual(noon)
  answer.mockResolvedValue(success(new Date(noon.getTime() + 1000)))
  await Promise.all([needClock(), needClock()])
  await needClock()
  expect(answer).toHaveBeenCalledTimes(2)
  expect(studioNow().getTime() - noon.getTime()).toBe(1000)
})
