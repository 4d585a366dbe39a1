import { describe, expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import type { StudioBooking } from '../../src/domain/booking/booking.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { bookingsCsv } from '../../src/islands/desk/list/booking-csv.ts'
import { said, saidInEnglish } from '../support/details.ts'
import { booking } from '../support/example-booking.ts'

const csv = (locale: Locale, ...bookings: StudioBooking[]) =>
  bookingsCsv(bookings, { locale, t: textsOf(locale), nameOf: (type) => `<${type}>` }, { totals: true })
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
    expect(cells(said)).toEqual({
      Date: '2026-11-22',
      Start: '10:00',
      End: '11:00',
      'Duration (minutes)': '60',
      'Session type': '<recording>',
      Status: 'Pending',
      Price: '30',
      'Charges and discounts': '0',
      Total: '30',
      Paid: '0',
      'Balance due': '30',
      Currency: 'USD',
      Payment: 'Not paid',
      Customer: 'Anna',
      Email: 'anna@example.com',
      Phone: "'+97699112233",
      ...saidInEnglish,
      Requested: '2026-11-21 12:00',
      'Price before cancellation': '',
      'Booking ID': booking().id,
    })
  })

  test('has a row for each booking, in their order, below the heads', () => {
    const rows = csv('en', booking({ id: 'b' }), booking({ id: 'a' }))
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['Booking ID', 'b', 'a', ''])
  })

  test('leaves a cell empty where nothing is known, and names an account that is gone', () => {
    const nobody = { name: null, email: null, phone: null }
    expect(cells({ customer: nobody })).toMatchObject({ Customer: '', Email: '', Phone: '', Notes: '' })
    expect(cells({ userId: null, customer: nobody }).Customer).toBe('Deleted account')
  })

  test('separates with a semicolon where decimals have a comma, and writes prices so', () => {
    const [, row] = csv('ru', booking({ price: 37.5, money: { USD: { due: 37.5, paid: 0 } } }))
    expect(row?.split(';')[6]).toBe('37,5')
  })

  test('has no dust of binary fractions in what is subtracted', () => {
    const cents = cells({ price: 100, money: { USD: { due: 100.3, paid: 100.1 } } })
    expect(cents).toMatchObject({ 'Charges and discounts': '0.3', 'Balance due': '0.2' })
  })

  test('names the currency, and the day on which a booking ends where that is another', () => {
    const money = { MNT: { due: 1_100_000, paid: 0 } }
    const long = cells({ duration: 1440, price: 1_100_000, currency: 'MNT', money })
    expect(long).toMatchObject({ End: '2026-11-23 10:00', Price: '1100000', Currency: 'MNT' })
  })

  test('counts nothing of a cancelled booking but its fee, and says apart what it would have cost', () => {
    const cancelled = cells({ status: 'cancelled', money: { USD: { due: 10, paid: 10 } } })
    expect(cancelled).toMatchObject({
      Price: '0',
      'Charges and discounts': '10',
      Total: '10',
      Payment: 'Paid',
      'Price before cancellation': '30',
    })
  })

  test('ends with a row of sums for each currency; a booking that changed hers is in both', () => {
    const rows = csv(
      'en',
      booking({ money: { USD: { due: 30.1, paid: 30.1 } } }),
      booking({ price: 20.2, money: { USD: { due: 20.2, paid: 0 } } }),
      booking({
        price: 550_000,
        currency: 'MNT',
        money: { USD: { due: 0, paid: 20 }, MNT: { due: 500_000, paid: 0 } },
      }),
    )
    expect(rows.filter((row) => row.startsWith('Total')).map((row) => row.split(',').slice(6, 13))).toEqual([
      ['50.2', '0.1', '50.3', '50.1', '0.2', 'USD', ''],
      ['550000', '-50000', '500000', '0', '500000', 'MNT', ''],
    ])
    expect(rows).toHaveLength(1 + 4 + 2)
  })

  test('counts the minutes of a booking once, in its own currency, and so what a cancelled one would have cost', () => {
    const money = { USD: { due: 0, paid: 20 }, MNT: { due: 0, paid: 0 } }
    const [heads = '', ...rows] = csv(
      'en',
      booking({ duration: 120, price: 550_000, currency: 'MNT', status: 'cancelled', money }),
    )
    const of = (head: string) =>
      rows
        .filter((row) => !row.startsWith('Total'))
        .map((row) => row.split(',')[heads.split(',').indexOf(head)])
    expect(of('Currency')).toEqual(['USD', 'MNT'])
    expect(of('Duration (minutes)')).toEqual(['', '120'])
    expect(of('Price before cancellation')).toEqual(['', '550000'])
  })

  test('runs nothing that a customer wrote', () => {
    expect(cells({ notes: '=1+1' }).Notes).toBe("'=1+1")
  })
})
