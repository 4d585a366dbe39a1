import { expect, test } from 'vitest'
import {
  countOfDay,
  isOver,
  isOwnOf,
  isSettled,
  openOf,
  ownOf,
  runsAt,
} from '../../../src/domain/booking/own-day.ts'

const session = (start: string, duration: number, status: 'pending' | 'confirmed' = 'confirmed') => ({
  start: new Date(`${start}:00+08:00`),
  duration,
  status,
})
const at = (moment: string) => new Date(`${moment}:00+08:00`)

test('a session of the night that runs past midnight counts whole, as it stands beside it', () => {
  const night = session('2026-11-23T23:30', 120)
  expect(countOfDay('2026-11-24', [night], at('2026-11-24T00:20'))).toEqual({ sessions: 1, minutes: 120 })
  expect(countOfDay('2026-11-23', [night], at('2026-11-23T12:00'))).toEqual({ sessions: 1, minutes: 120 })
})

test('what only comes over from the night before was counted there', () => {
  const night = session('2026-11-23T23:30', 120)
  const own = session('2026-11-24T10:00', 90, 'pending')
  expect(countOfDay('2026-11-24', [night, own], at('2026-11-24T09:00'))).toEqual({ sessions: 1, minutes: 90 })
  expect(countOfDay('2026-11-24', [night], at('2026-11-23T23:45'))).toEqual({ sessions: 0, minutes: 0 })
  expect(isOwnOf('2026-11-24', night, at('2026-11-24T01:30'))).toBe(false)
})

test('what a session over midnight owes is summed up on its own day alone', () => {
  const money = { MNT: { due: 660_000, paid: 0 } }
  const night = { ...session('2026-11-30T22:30', 300), money }
  const own = { ...session('2026-12-01T10:00', 60), money: { MNT: { due: 330_000, paid: 0 } } }
  const now = at('2026-11-29T12:00')
  expect(openOf(ownOf('2026-12-01', [night, own], now)).sums).toEqual({ MNT: 330_000 })
  expect(openOf(ownOf('2026-11-30', [night], now)).sums).toEqual({ MNT: 660_000 })
})

test('a request runs never, an agreed session from its start until before its end', () => {
  const now = at('2026-11-24T10:00')
  expect(runsAt(session('2026-11-24T10:00', 60, 'pending'), now)).toBe(false)
  expect(runsAt(session('2026-11-24T10:00', 60), now)).toBe(true)
  expect(runsAt(session('2026-11-24T09:00', 60), now)).toBe(false)
})

test('an agreed session is over from its end on, a request never', () => {
  const now = at('2026-11-24T10:00')
  expect(isOver(session('2026-11-24T09:00', 60), now)).toBe(true)
  expect(isOver(session('2026-11-24T09:00', 90), now)).toBe(false)
  expect(isOver(session('2026-11-24T08:00', 60, 'pending'), now)).toBe(false)
})

test('what is open is summed up by currency, of agreed sessions alone', () => {
  const due = (amount: number, paid = 0) => ({ due: amount, paid })
  const one = session('2026-11-24T10:00', 60)
  expect(
    openOf([
      { ...one, money: { USD: due(100, 40) } },
      { ...one, money: { USD: due(45), MNT: due(330_000) } },
      { ...one, money: { MNT: due(330_000, 330_000) } },
      { ...one, status: 'pending', money: { USD: due(500) } },
    ]),
  ).toEqual({ sums: { USD: 105, MNT: 330_000 }, sessions: 2 })
  expect(openOf([])).toEqual({ sums: {}, sessions: 0 })
})

test('a session asks for nothing more once it is over, somebody has said who came and all is paid', () => {
  const paid = { USD: { due: 100, paid: 100 } }
  const held = { ...session('2026-11-24T10:00', 60), attendance: 'came' as const, money: paid }
  expect(isSettled(held, at('2026-11-24T11:00'))).toBe(true)
  expect(isSettled({ ...held, attendance: 'no_show' }, at('2026-11-24T11:00'))).toBe(true)
  expect(isSettled(held, at('2026-11-24T10:59'))).toBe(false)
  expect(isSettled({ ...held, attendance: null }, at('2026-11-24T11:00'))).toBe(false)
  expect(isSettled({ ...held, money: { USD: { due: 100, paid: 40 } } }, at('2026-11-24T11:00'))).toBe(false)
})
