import { expect, test } from 'vitest'
import { pressedAgain } from '../../src/islands/bookings/form/use-frame.ts'

// What becomes of a button that was pressed before the form was alive.

test('a press on "Book" leads on where no time was typed: to the times', () => {
  expect(pressedAgain('send', {})).toBe(true)
  expect(pressedAgain('send', { service: 'mixing', duration: '120', notes: 'Two microphones' })).toBe(true)
})

test('a press on "Book" books nothing by itself at a time that was typed too: nobody has seen its price', () => {
  expect(pressedAgain('send', { date: '2027-03-03', time: '10:00' })).toBe(false)
  // The other half may have come with the address.
  expect(pressedAgain('send', { date: '2027-03-03' })).toBe(false)
  expect(pressedAgain('send', { time: '10:00' })).toBe(false)
})

test('the next free time is looked for, whatever was typed', () => {
  expect(pressedAgain('next-free', { date: '2027-03-03', time: '10:00' })).toBe(true)
})
