import { expect, test } from 'vitest'
import { withEntries } from '../../src/islands/shared/use-address.ts'

test('a state without anything unusual leaves a bare address', () => {
  expect(withEntries('', { filter: undefined })).toBe('')
  expect(withEntries('?filter=past', { filter: undefined })).toBe('')
})

test('the entries of others in the same address stay', () => {
  expect(withEntries('?customer=7&time=11%3A00', { time: '12:00' })).toBe('?customer=7&time=12%3A00')
  expect(withEntries('?customer=7&time=11%3A00', { customer: undefined })).toBe('?time=11%3A00')
})

test('an emptied field is said, too: it is not the same as one nobody touched', () => {
  expect(withEntries('?date=2026-12-01', { date: '' })).toBe('?date=')
})

test('what is written is read back as it was, whatever somebody types', () => {
  const search = withEntries('', { search: 'Б & Co = 50 %?#' })
  expect(new URLSearchParams(search).get('search')).toBe('Б & Co = 50 %?#')
})

test('entries stand in one order, whichever was changed last: the same view has the same address', () => {
  const search = withEntries('?from=2027-03-03&lang=x', { status: 'confirmed', from: '2027-03-03' })
  expect(search).toBe('?lang=x&status=confirmed&from=2027-03-03')
})

test('an address that says the state already is left alone, in whatever order', () => {
  const search = '?time=11:00&customer=7&date=2030-01-15'
  expect(withEntries(search, { date: '2030-01-15', time: '11:00', type: undefined })).toBe(search)
})
