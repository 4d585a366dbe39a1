import { beforeEach, expect, test, vi } from 'vitest'
import { type BookingEvent, listBookingEvents } from '../../../src/backend/bookings/booking-events.ts'
import { failure, success } from '../../../src/domain/errors.ts'
import {
  $bookingHistory,
  loadBookingHistory,
  refreshBookingHistory,
  revisionOf,
} from '../../../src/stores/bookings/booking-history.ts'
import { booking } from '../../support/example-booking.ts'

// How often a booking has changed, which its calendar file tells.

vi.mock('../../../src/backend/bookings/booking-events.ts', () => ({ listBookingEvents: vi.fn() }))
const answer = vi.mocked(listBookingEvents)

const asked = booking()
const moved = booking({ start: new Date('2026-11-22T12:00:00+08:00'), version: '2026-11-21T05:00:00+00:00' })
const events = (count: number) =>
  Array.from(
    { length: count },
    (_, id): BookingEvent => ({
      id,
      doneBy: 'studio',
      at: asked.askedAt,
      action: id === 0 ? 'created' : 'edited',
      before: id === 0 ? null : {},
      after: {},
    }),
  )
const load = ({ id, version }: typeof asked) => loadBookingHistory(id, version)
const revision = (of: typeof asked) => revisionOf($bookingHistory.get(), of)

beforeEach(async () => {
  answer.mockResolvedValue(success(events(1)))
  await load(asked)
})

test('a booking that was asked for and not changed is the first of its kind', () => {
  expect(revision(asked)).toBe(0)
})

test('of a session that was moved nothing is told until its history is looked at again, which stays to be read', async () => {
  expect(revision(moved)).toBeUndefined()
  const late = Promise.withResolvers<void>()
  answer.mockImplementation(async () => {
    await late.promise
    return success(events(2))
  })
  const loaded = load(moved)
  expect(revision(moved)).toBeUndefined()
  expect($bookingHistory.get()).toMatchObject({ status: 'ready', value: { events: events(1) } })
  late.resolve()
  await loaded
  expect(revision(moved)).toBe(1)
})

test('another booking is not told of as this one, though both changed at the same moment', () => {
  expect(revision({ ...asked, id: '00000000-0000-4000-8000-0000000000b2' })).toBeUndefined()
})

test('what changes no booking counts as well once it is looked at again: a time that the studio offers', async () => {
  answer.mockResolvedValue(success(events(2)))
  await refreshBookingHistory(asked.id, asked.version)
  expect(revision(asked)).toBe(1)
})

test('a history that did not come tells nothing', async () => {
  answer.mockResolvedValue(failure('offline'))
  await load(moved)
  expect(revision(moved)).toBeUndefined()
})
