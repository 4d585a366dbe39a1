import { beforeEach, expect, test, vi } from 'vitest'
import { busyPeriods } from '../../../src/backend/bookings/bookings.ts'
import { failure, success } from '../../../src/domain/errors.ts'
import { $availability, refreshMonths } from '../../../src/stores/bookings/availability.ts'

vi.mock('../../../src/backend/bookings/bookings.ts', () => ({ busyPeriods: vi.fn() }))
vi.mock('../../../src/backend/clock.ts', async () => ({ studioTime: async () => failure('offline') }))
const answer = vi.mocked(busyPeriods)

beforeEach(() => $availability.set({ busy: {}, asOf: new Date(), failure: undefined }))

test('of two months the one that did not come is told, whichever answer is the last', async () => {
  const late = Promise.withResolvers<void>()
  answer.mockImplementation(async ({ start }) => {
    if (start.getUTCMonth() === 9) return failure('offline')
    await late.promise
    return success([])
  })
  const refreshed = refreshMonths(['2026-11', '2026-12'])
  late.resolve()
  await refreshed
  expect($availability.get()).toMatchObject({ busy: { '2026-12': [] }, failure: 'offline' })
  answer.mockResolvedValue(success([]))
  await refreshMonths(['2026-11'])
  expect($availability.get()).toMatchObject({ busy: { '2026-11': [], '2026-12': [] }, failure: undefined })
})

test('who leaves a booking out of what is taken does not get the answer to a question that counts it', async () => {
  const asked = Promise.withResolvers<void>()
  answer.mockImplementation(async (_, except) => {
    await asked.promise
    return success(except ? [] : [{ start: new Date(), end: new Date(), closed: false }])
  })
  const counted = refreshMonths(['2026-11'])
  const leftOut = refreshMonths(['2026-11'], 'b1')
  asked.resolve()
  await Promise.all([counted, leftOut])
  expect(answer.mock.calls.slice(-2).map(([, except]) => except)).toEqual([undefined, 'b1'])
  expect($availability.get().busy).toEqual({ '2026-11': [] })
})
