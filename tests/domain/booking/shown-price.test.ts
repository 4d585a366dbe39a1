import { expect, test } from 'vitest'
import { shownPrice, totalOf } from '../../../src/domain/booking/shown-price.ts'
import { defaultSettings } from '../../../src/domain/offers/settings.ts'

const recording = { type: 'recording', duration: 120, price: 100, currency: 'USD' as const }
const shown = (wish: { type: string; duration: number }, money?: object) =>
  shownPrice(wish, '2026-12-03', defaultSettings, { ...recording, money })

test('what is to be paid in all has what stands beside the price: a discount stays, an extra too', () => {
  expect(shown(recording, { USD: { due: 80, paid: 0 } })).toMatchObject({
    agreed: true,
    price: { amount: 100 },
    total: { amount: 80, currency: 'USD' },
  })
  expect(shown({ ...recording, duration: 180 }, { USD: { due: 120, paid: 40 } }).total.amount).toBe(170)
})

test('of what was taken off and is not used yet, as much is taken off as a longer session costs', () => {
  const money = { USD: { due: 0, paid: 0, unused: 30 } }
  expect(shown({ ...recording, duration: 180 }, money).total.amount).toBe(20)
  expect(shown(recording, money).total.amount).toBe(0)
})

test('it is never less than nothing, and of another currency nothing is taken off', () => {
  expect(shown({ ...recording, duration: 60 }, { USD: { due: 20, paid: 0 } }).total.amount).toBe(0)
  const rental = { ...recording, price: 330_000, currency: 'MNT' as const }
  const total = shownPrice({ type: 'recording', duration: 60 }, '2026-12-03', defaultSettings, {
    ...rental,
    money: { MNT: { due: 300_000, paid: 0 } },
  }).total
  expect(total).toEqual({ amount: 50, currency: 'USD' })
})

test('of a new booking it is the price', () => {
  const { price, total } = shownPrice(recording, '2026-12-03', defaultSettings)
  expect(total).toEqual(price)
})

test('a booking is told at what it costs in all, and at its price once it is cancelled', () => {
  const booking = { ...recording, status: 'confirmed' as const, money: { USD: { due: 80, paid: 10 } } }
  expect(totalOf(booking)).toEqual({ amount: 80, currency: 'USD' })
  expect(totalOf(booking, { amount: 60, currency: 'USD' }).amount).toBe(40)
  const cancelled = { ...booking, status: 'cancelled' as const, money: { USD: { due: 0, paid: 10 } } }
  expect(totalOf(cancelled).amount).toBe(100)
})
