import { expect, test } from 'vitest'
import { toBooking, toRow, toStudioBooking } from '../../src/backend/bookings/booking-row.ts'
import { noDetails } from '../../src/domain/booking/details.ts'
import { said, saidColumns, unsaid } from '../support/details.ts'
import { draft } from '../support/example-booking.ts'

const row = {
  id: '4f1c',
  user_id: 'u1',
  booking_date: '2026-12-01T01:00:00+00:00',
  duration: 60,
  type: 'recording',
  ...saidColumns,
  status: 'pending',
  price: 50,
  currency: 'USD',
  service_names: null,
  buffer_before: 0,
  buffer_after: 0,
  cancel_hours: null,
  cancel_asked_at: null,
  expires_at: null,
  reason: null,
  attendance: null,
  created_at: '2026-11-21T01:00:00+00:00',
  updated_at: '2026-11-21T01:00:00.123456+00:00',
}

test('a row is read in the words of the domain, its version to the last digit', () => {
  expect(toBooking(row)).toMatchObject({
    userId: 'u1',
    start: new Date('2026-12-01T01:00:00Z'),
    ...said,
    version: row.updated_at,
  })
})

test('what nobody has said is null in a row, and empty', () => {
  expect(toBooking({ ...row, ...unsaid })).toMatchObject(noDetails)
  expect(toRow(draft())).toMatchObject(unsaid)
  expect(toRow(draft(said))).toMatchObject(saidColumns)
})

test('a row with its customer is read as the row alone, and once', () => {
  const profiles = { full_name: 'Saraa', phone: null }
  expect(
    toStudioBooking({
      ...row,
      booking_money: { USD: { due: 50, paid: 20 }, MNT: { due: 0, paid: 0, unused: 30 } },
      customer_email: null,
      profiles,
    }),
  ).toEqual({
    ...toBooking(row),
    customer: { name: 'Saraa', email: null, phone: null },
    money: { USD: { due: 50, paid: 20 }, MNT: { due: 0, paid: 0, unused: 30 } },
  })
})
