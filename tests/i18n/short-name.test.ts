import { expect, test } from 'vitest'
import type { StudioBooking } from '../../src/domain/booking/booking.ts'
import { shortName } from '../../src/i18n/short-name.ts'
import type { Translate } from '../../src/i18n/t.ts'

const t = ((key: string) => key) as Translate<'bookings'>

const shortOf = (name: string | null, userId: string | null = 'somebody') =>
  shortName(t, { userId, customer: { name, email: 'a.b@example.com' } } as StudioBooking)

test('a short name keeps the last word and the initials of the others', () => {
  expect(shortOf('Жишээ Сүрэн')).toBe('Ж. Сүрэн')
  expect(shortOf('anna maria  Example')).toBe('A. M. Example')
})

test('one word, a Chinese name, an address and a deleted account stay as they are', () => {
  expect(shortOf('Сүрэн')).toBe('Сүрэн')
  expect(shortOf('例子 小李')).toBe('例子 小李')
  expect(shortOf(null)).toBe('a.b@example.com')
  expect(shortOf(null, null)).toBe('bookings.deletedAccount')
})
