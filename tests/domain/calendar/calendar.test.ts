import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile, googleCalendarUrl } from '../../../src/domain/calendar/calendar.ts'

const event: CalendarEvent = {
  id: '6f2a4a52-6d5e-4c64-9c1f-0a3b54f0f6c1',
  period: { start: new Date('2026-11-22T14:00:00+08:00'), end: new Date('2026-11-22T16:00:00+08:00') },
  status: 'pending',
  revision: 0,
  title: 'Gegee Studio',
  description: '',
  location: 'CHD-24 khoroo, Shadivlan, Ulaanbaatar',
  url: 'https://studio.example/bookings/1',
}
const now = new Date('2026-11-21T05:30:00.500Z')

/** The file's properties, unfolded. */
function read(changes: Partial<CalendarEvent> = {}): Record<string, string> {
  const lines = calendarFile({ ...event, ...changes }, now)
    .replace(/\r\n /g, '')
    .trim()
    .split('\r\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
}

test('the studio’s 14:00 is 06:00 in universal time, for every reader', () => {
  expect(read()).toMatchObject({
    DTSTART: '20261122T060000Z',
    DTEND: '20261122T080000Z',
    DTSTAMP: '20261121T053000Z',
  })
})

test('a session across midnight elsewhere keeps its length', () => {
  const period = { start: new Date('2028-02-29T22:30:00Z'), end: new Date('2028-03-01T00:30:00Z') }
  expect(read({ period })).toMatchObject({ DTSTART: '20280229T223000Z', DTEND: '20280301T003000Z' })
})

test('the name of the event is the booking’s own, whatever changes', () => {
  expect(read().UID).toBe(event.id)
  expect(read({ status: 'cancelled', revision: 3 })).toMatchObject({ UID: event.id, SEQUENCE: '3' })
})

test.each([
  ['pending', 'TENTATIVE'],
  ['confirmed', 'CONFIRMED'],
  ['cancelled', 'CANCELLED'],
] as const)('a %s booking is %s', (status, written) => {
  expect(read({ status }).STATUS).toBe(written)
})

test('what has a meaning in the format is escaped', () => {
  const description = 'a\\b; c, d: "e"\nf\r\ng\rBEGIN:VALARM'
  expect(read({ description }).DESCRIPTION).toBe('a\\\\b\\; c\\, d: "e"\\nf\\ng\\nBEGIN:VALARM')
})

test('no line is longer than 75 octets, and no character is torn', () => {
  const title = `Гэгээ студи: ${'影棚🎬'.repeat(40)}`
  const file = calendarFile({ ...event, title }, now)
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/\p{Surrogate}/u)
  }
  expect(read({ title }).SUMMARY).toBe(title)
})

test('every line ends as the format wants it, the last one too', () => {
  const file = calendarFile(event, now)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('Google Calendar gets the same time, place and words', () => {
  const url = new URL(googleCalendarUrl({ ...event, title: 'Бичлэг & хэмнэл', description: 'a=b' }))
  expect(url.origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Бичлэг & хэмнэл',
    dates: '20261122T060000Z/20261122T080000Z',
    details: 'a=b\n\nhttps://studio.example/bookings/1',
    location: 'CHD-24 khoroo, Shadivlan, Ulaanbaatar',
  })
})
