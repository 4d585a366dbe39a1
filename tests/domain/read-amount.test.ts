import { expect, test } from 'vitest'
import { readAmount } from '../../src/domain/read-amount.ts'

test.each([
  ['50', 50],
  ['45.5', 45.5],
  ['45,50', 45.5],
  ['1,100,000', 1_100_000],
  ['1.100.000', 1_100_000],
  ['1\u00a0100\u202f000 ₮', 1_100_000],
  ['$1,100.50', 1100.5],
  ['US$20', 20],
  ['USD 45', 45],
  ['45 US$', 45],
  ['45.5 usd', 45.5],
  ['MNT 45000', 45_000],
  ['45,000 MNT', 45_000],
  ['1,100', 1100],
  ['0', 0],
])('%s is an amount', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  '',
  '-5',
  '5 000 or so',
  '1.234.5',
  '45.5055',
  '1e3',
  '1,10,000',
  '12345678901',
  'USD',
  'USDUSD45',
])('%s is none', (text) => {
  expect(readAmount(text)).toBeUndefined()
})
