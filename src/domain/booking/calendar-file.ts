import type { Period } from '../calendar/period.ts'
import type { BookingStatus } from './booking.ts'

/** A booking as a calendar program shows it. Words come from the caller, in the reader's language. */
export interface CalendarEvent {
  /** The booking's id: the same wherever it is told, so that a calendar replaces what it has. */
  id: string
  period: Period
  status: BookingStatus
  /** How often the booking has changed; a calendar takes the higher one. */
  revision: number
  title: string
  description: string
  location: string
  url: string
}

/** The same for the studio: named after the customer, with how to reach them. */
export function withVisitor(
  event: CalendarEvent,
  title: string,
  { phone, email }: { phone: string | null; email: string | null },
): CalendarEvent {
  return { ...event, title, description: [phone, email, event.description].filter(Boolean).join('\n') }
}

interface Attendant {
  name: string
  email: string
}

/** What an organizer tells an attendee about an event (RFC 5546): that it takes place as told here, or not at all. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL'
  organizer: Attendant
  attendee: Attendant
}

const statuses: Record<BookingStatus, string> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** `20261122T060000Z`: an instant, right in every zone and whatever becomes of the studio's. */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Control characters other than those that have a place in a text. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

/** A value of a parameter (section 3.2), in quotes: it has no way to write one, nor a control character. */
const quoted = (text: string) =>
  `"${text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('"', "'")
    .trim()}"`

/** An address as a calendar compares it, `+` and all; nothing in it begins something else. */
const address = (email: string) =>
  `mailto:${encodeURI(email.toWellFormed()).replace(/[?#&;,]/g, encodeURIComponent)}`

const utf8 = new TextEncoder()

/** RFC 5545, section 3.1: at most 75 octets a line, no character torn apart. */
function fold(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = utf8.encode(character).length
    if (octets + size > 75) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  `UID:${event.id}`,
  `SEQUENCE:${event.revision}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(event.period.start)}`,
  `DTEND:${utc(event.period.end)}`,
  `STATUS:${statuses[event.status]}`,
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `LOCATION:${escapeText(event.location)}`,
  `URL:${event.url}`,
]

function calendar(method: string, head: string[], events: string[][]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gegee Studio//Bookings//EN',
    `METHOD:${method}`,
    ...head,
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The `.ics` file of one booking (RFC 5545), written at `now`. */
export const calendarFile = (event: CalendarEvent, now: Date): string =>
  calendar('PUBLISH', [], [eventLines(event, now)])

/** The same as the part of a mail that puts it into the attendee's calendar, changes it there or takes it out. */
export function invitationFile(
  event: CalendarEvent,
  { method, organizer, attendee }: Invitation,
  now: Date,
): string {
  const people = [
    `ORGANIZER;CN=${quoted(organizer.name)}:${address(organizer.email)}`,
    // The customer counts as coming: nobody is asked.
    `ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:${address(attendee.email)}`,
  ]
  const told: CalendarEvent = method === 'CANCEL' ? { ...event, status: 'cancelled' } : event
  return calendar(method, [], [[...eventLines(told, now), ...people]])
}

/** A file of many events that calendar programs ask for again and again, by the name they show it under. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[], now: Date): string =>
  calendar(
    'PUBLISH',
    [
      `X-WR-CALNAME:${escapeText(name)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      // What Outlook reads in its place.
      'X-PUBLISHED-TTL:PT1H',
    ],
    events.map((event) => eventLines(event, now)),
  )

/** Opens Google Calendar with the booking filled in. */
export function googleCalendarUrl({ period, title, description, location, url }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utc(period.start)}/${utc(period.end)}`,
    details: [description, url].filter(Boolean).join('\n\n'),
    location,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
