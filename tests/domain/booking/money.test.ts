import { expect, test } from 'vitest'
import {
  agreedNow,
  type Balance,
  type Charge,
  chargeKinds,
  costOf,
  counts,
  dueWith,
  mayTakeBack,
  needsReason,
  paidState,
} from '../../../src/domain/booking/money.ts'

test.each<[string | undefined, Balance]>([
  ['unpaid', { due: 50, paid: 0 }],
  ['partly', { due: 50, paid: 20 }],
  ['paid', { due: 50, paid: 50 }],
  ['overpaid', { due: 0, paid: 20 }],
  [undefined, { due: 0, paid: 0 }],
])('a sum is %s', (state, balance) => {
  expect(paidState(balance)).toBe(state)
})

test('what will be due follows from the kind of the entry', () => {
  expect(dueWith({ kind: 'overtime', amount: 10 }, 60, 50)).toBe(70)
  expect(dueWith({ kind: 'discount', amount: 10 }, 60, 50)).toBe(50)
  expect(dueWith({ kind: 'price', amount: 40 }, 60, 50)).toBe(50)
  expect(dueWith({ kind: 'payment', amount: 40 }, 60, 50)).toBe(60)
})

test('nothing is due where more is taken off than it costs, also with one more cost', () => {
  const cost = costOf({ due: 0, paid: 20, unused: 115 })
  expect(dueWith({ kind: 'overtime', amount: 100 }, cost, 50)).toBe(0)
  expect(dueWith({ kind: 'overtime', amount: 120 }, cost, 50)).toBe(5)
  expect(costOf({ due: 40, paid: 20 })).toBe(40)
})

test('the price that holds is the agreed one with what took its place, in its currency', () => {
  const price = (due: number, currency: Charge['currency'] = 'USD') =>
    ({ kind: 'price', due, currency }) as Charge
  const overtime = { kind: 'overtime', due: 7, currency: 'USD' } as Charge
  expect(agreedNow(50, 'USD', [price(-10), price(5), overtime, price(9, 'MNT')])).toBe(45)
})

test('only what is paid and overtime explain themselves', () => {
  expect((['payment', 'deposit', 'refund', 'overtime'] as const).some(needsReason)).toBe(false)
  expect((['damage', 'extra', 'discount', 'price', 'fee'] as const).every(needsReason)).toBe(true)
})

test('a fee counts only as long as the booking is cancelled, any other cost only as long as it is not', () => {
  const counting = (status: string) => chargeKinds.filter((kind) => counts({ kind }, { status }))
  expect(counting('cancelled')).toEqual(['payment', 'deposit', 'refund', 'fee'])
  expect(counting('pending')).toEqual(chargeKinds.filter((kind) => kind !== 'fee'))
  expect(counting('confirmed')).toEqual(counting('pending'))
})

test('what has been given back or taken off since is not taken back before that', () => {
  const entry = (due: number, paid: number, kind = 'extra') =>
    ({ kind, due, paid, currency: 'USD' }) as Charge
  const agreed = (due: number, paid: number) =>
    ({ status: 'confirmed', money: { USD: { due, paid } } }) as const
  const payment = entry(0, 100)
  expect(mayTakeBack(payment, agreed(100, 100))).toBe(true)
  expect(mayTakeBack(payment, agreed(100, 60))).toBe(false)
  expect(mayTakeBack(entry(0, -40), agreed(100, 60))).toBe(true)
  const cost = entry(30, 0)
  expect(mayTakeBack(cost, agreed(130, 130))).toBe(true)
  expect(mayTakeBack(cost, agreed(20, 0))).toBe(false)
  expect(mayTakeBack(entry(-110, 0), agreed(20, 0))).toBe(true)
  const cancelled = { status: 'cancelled', money: { USD: { due: 0, paid: 0 } } } as const
  expect(mayTakeBack(cost, cancelled)).toBe(true)
  expect(mayTakeBack(entry(30, 0, 'fee'), cancelled)).toBe(false)
  expect(mayTakeBack(entry(30, 0, 'fee'), agreed(20, 0))).toBe(true)
})
