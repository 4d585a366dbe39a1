import { describe, expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import type { StudioBooking } from '../../src/domain/booking/booking.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { bookingsCsv } from '../../src/islands/desk/list/booking-csv.ts'
import { booking } from '../support/booking.ts'

const csv = (locale: Locale, ...bookings: StudioBooking[]) =>
  bookingsCsv(bookings, { locale, t: textsOf(locale), nameOf: (type) => `<${type}>` })
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')

/** The cells of a booking by their heads; for values without a separator in them. */
function cells(changes: Partial<StudioBooking> = {}): Record<string, string | undefined> {
  const [heads = '', row = ''] = csv('en', booking(changes))
  const values = row.split(',')
  return Object.fromEntries(heads.split(',').map((head, n) => [head, values[n]]))
}

describe('the file of an export', () => {
  test('says of a booking all that the studio knows, on the studio’s clock', () => {
    expect(cells({ notes: 'Two drummers' })).toEqual({
      Date: '2026-11-22',
      Start: '10:00',
      End: '11:00',
      'Duration (minutes)': '60',
      'Session type': '<recording>',
      Status: 'Pending',
      Price: '30',
      Currency: 'USD',
      Customer: 'Anna',
      Email: 'anna@example.com',
      Phone: "'+97699112233",
      Notes: 'Two drummers',
      Requested: '2026-11-21 12:00',
      'Booking ID': booking().id,
    })
  })

  test('has a row for each booking, in their order, below the heads', () => {
    const rows = csv('en', booking({ id: 'b' }), booking({ id: 'a' }))
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['Booking ID', 'b', 'a'])
  })

  test('leaves a cell empty where nothing is known, and names an account that is gone', () => {
    const nobody = { name: null, email: null, phone: null }
    expect(cells({ customer: nobody })).toMatchObject({ Customer: '', Email: '', Phone: '', Notes: '' })
    expect(cells({ userId: null, customer: nobody }).Customer).toBe('Deleted account')
  })

  test('separates with a semicolon where decimals have a comma, and writes prices so', () => {
    const [, row] = csv('ru', booking({ price: 37.5 }))
    expect(row?.split(';')[6]).toBe('37,5')
  })

  test('names the currency, and the day on which a booking ends where that is another', () => {
    const long = cells({ duration: 1440, price: 1_100_000, currency: 'MNT' })
    expect(long).toMatchObject({ End: '2026-11-23 10:00', Price: '1100000', Currency: 'MNT' })
  })

  test('runs nothing that a customer wrote', () => {
    expect(cells({ notes: '=1+1' }).Notes).toBe("'=1+1")
  })
})
