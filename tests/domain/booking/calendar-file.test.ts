import { describe, expect, test } from 'vitest'
import {
  type CalendarEvent,
  calendarFeed,
  calendarFile,
  googleCalendarUrl,
  type Invitation,
  invitationFile,
} from '../../../src/domain/booking/calendar-file.ts'
import { calendarAfter, readCalendar } from '../../support/read-calendar.ts'

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

describe('an invitation', () => {
  const organizer = { name: 'Gegee Studio', email: 'studio@example.com' }
  const attendee = { name: 'Сараа', email: 'saraa+studio@example.com' }
  const invitation = { method: 'REQUEST', organizer, attendee } as const
  const invite = (changes: Partial<CalendarEvent> = {}, how: Partial<Invitation> = {}) =>
    invitationFile({ ...event, status: 'confirmed', ...changes }, { ...invitation, ...how }, now)

  test('names who invites and who comes, and asks nobody', () => {
    const { method, events, component } = readCalendar(invite())
    expect(method).toBe('REQUEST')
    expect(events).toMatchObject([{ uid: event.id, status: 'CONFIRMED', start: event.period.start }])
    const [vevent] = component.getAllSubcomponents('vevent')
    const from = vevent?.getFirstProperty('organizer')
    const to = vevent?.getFirstProperty('attendee')
    expect(from?.getFirstValue()).toBe('mailto:studio@example.com')
    expect(from?.getParameter('cn')).toBe('Gegee Studio')
    expect(to?.getFirstValue()).toBe('mailto:saraa+studio@example.com')
    expect(to?.getParameter('cn')).toBe('Сараа')
    expect(to?.getParameter('partstat')).toBe('ACCEPTED')
    expect(to?.getParameter('rsvp')).toBe('FALSE')
  })

  test('moved and then cancelled leaves one event, cancelled', () => {
    const period = { start: new Date('2026-11-23T02:00:00Z'), end: new Date('2026-11-23T04:00:00Z') }
    const files = [
      invite(),
      invite({ revision: 2, period }),
      invite({ revision: 3, period, status: 'cancelled' }, { method: 'CANCEL' }),
    ]
    expect([...calendarAfter(files.slice(0, 2)).values()]).toMatchObject([
      { status: 'CONFIRMED', start: period.start },
    ])
    const left = [...calendarAfter(files).values()]
    expect(left).toMatchObject([{ uid: event.id, status: 'CANCELLED', sequence: 3 }])
  })

  test('once cancelled is cancelled, whatever the booking is since', () => {
    const { method, events } = readCalendar(invite({ status: 'pending' }, { method: 'CANCEL' }))
    expect([method, events[0]?.status]).toEqual(['CANCEL', 'CANCELLED'])
  })

  test.each([
    ['Anna "Ann" O\'Neill', "Anna 'Ann' O'Neill"],
    ['x";ROLE=CHAIR:mailto:all@example.com\r\nX-EVIL:1', "x';ROLE=CHAIR:mailto:all@example.com X-EVIL:1"],
    ['a,b;c:d\\e^n', 'a,b;c:d\\e\n'],
  ])('to %s stays in its place', (name, read) => {
    const { component, events } = readCalendar(invite({}, { attendee: { ...attendee, name } }))
    const [vevent] = component.getAllSubcomponents('vevent')
    expect(vevent?.getFirstProperty('attendee')?.getParameter('cn')).toBe(read)
    expect(vevent?.getFirstProperty('attendee')?.getParameter('role')).toBeUndefined()
    expect(events[0]?.properties).toHaveLength(12)
  })

  test('to an address with marks in it begins nothing else', () => {
    const email = 'a;b?subject=x&y#z,w@example.com\r\nX-EVIL:1'
    const { component, events } = readCalendar(invite({}, { attendee: { name: 'A', email } }))
    const [vevent] = component.getAllSubcomponents('vevent')
    expect(vevent?.getFirstProperty('attendee')?.getFirstValue()).toMatch(
      /^mailto:a%3Bb%3Fsubject=x%26y%23z%2Cw@/,
    )
    expect(events[0]?.properties).toHaveLength(12)
  })
})

describe('a feed', () => {
  const feed = (events: CalendarEvent[]) => readCalendar(calendarFeed('Gegee: миний захиалга', events, now))

  test('has a name, a time after which to ask again, and each event', () => {
    const { name, method, component, events } = feed([event, { ...event, id: 'other', status: 'cancelled' }])
    expect([name, method]).toEqual(['Gegee: миний захиалга', 'PUBLISH'])
    expect(component.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H')
    expect(events.map(({ uid, status }) => [uid, status])).toEqual([
      [event.id, 'TENTATIVE'],
      ['other', 'CANCELLED'],
    ])
  })

  test('of nothing is a calendar all the same', () => {
    expect(feed([]).events).toEqual([])
  })
})
