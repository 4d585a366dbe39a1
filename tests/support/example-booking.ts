import type { BookingDraft, StudioBooking } from '../../src/domain/booking/booking.ts'
import { noDetails } from '../../src/domain/booking/details.ts'

/** What a customer asks for: an hour of recording on 22 November 2026 at 10:00, but for what is changed. */
export const draft = (changes: Partial<BookingDraft> = {}): BookingDraft => ({
  start: new Date('2026-11-22T10:00:00+08:00'),
  duration: 60,
  type: 'recording',
  ...noDetails,
  ...changes,
})

/** A request for that, made the day before by a customer with name, address and phone. */
export const booking = (changes: Partial<StudioBooking> = {}): StudioBooking => ({
  ...draft(),
  id: '00000000-0000-4000-8000-0000000000b1',
  userId: '00000000-0000-4000-8000-000000000001',
  status: 'pending',
  price: 30,
  currency: 'USD',
  serviceNames: null,
  bufferBefore: 0,
  bufferAfter: 0,
  cancelHours: null,
  cancelAskedAt: null,
  expiresAt: null,
  reason: null,
  attendance: null,
  askedAt: new Date('2026-11-21T12:00:00+08:00'),
  version: '2026-11-21T04:00:00.123456+00:00',
  money: { USD: { due: 30, paid: 0 } },
  customer: { name: 'Anna', email: 'anna@example.com', phone: '+97699112233' },
  ...changes,
})
