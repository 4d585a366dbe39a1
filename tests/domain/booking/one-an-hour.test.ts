import { expect, test } from 'vitest'
import { oneAnHour } from '../../../src/domain/booking/one-an-hour.ts'

const day = (...taken: string[]) =>
  ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map((time) => ({
    time,
    state: taken.includes(time) ? ('taken' as const) : ('free' as const),
  }))
const shown = (taken: string[], chosen = '') => oneAnHour(day(...taken), chosen).map(({ time }) => time)

test('a day shows one start for each hour, that on the hour', () => {
  expect(shown([])).toEqual(['09:00', '10:00', '11:00'])
})

test('an hour that can be had at half past only shows that, one that is all taken its whole hour', () => {
  expect(shown(['09:00', '10:00', '10:30'])).toEqual(['09:30', '10:00', '11:00'])
})

test('what is chosen is shown in any case, beside that of its hour', () => {
  expect(shown([], '10:30')).toEqual(['09:00', '10:00', '10:30', '11:00'])
})
