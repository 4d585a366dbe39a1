import type { BookingStatus, Period } from '../booking/booking.ts'

/** A booking as a calendar program shows it. Words come from the caller, in the reader's language. */
export interface CalendarEvent {
  /** The booking's id: the same for every download, so that a calendar replaces what it has. */
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

const statuses: Record<BookingStatus, string> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** `20261122T060000Z`: an instant, right in every zone and whatever becomes of the studio's. */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')

/** RFC 5545, section 3.1: at most 75 octets a line, no character torn apart. */
function fold(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 75) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

/** The `.ics` file of one booking (RFC 5545), written at `now`. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gegee Studio//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
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
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

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
