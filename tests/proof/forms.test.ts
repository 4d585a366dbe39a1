import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CalendarEvent,
  calendarFile,
  googleCalendarUrl,
} from '../../src/domain/booking/calendar-file.ts'
import { NOTES_MAX_LENGTH } from '../../src/domain/booking/details.ts'
import { bookingRefusal, changeRefusal } from '../../src/domain/booking/wish-refusal.ts'
import { fromStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import { contactErrors } from '../../src/domain/contact.ts'
import { mailtoLink } from '../../src/domain/contact-links.ts'
import { isErrorCode } from '../../src/domain/errors.ts'
import { newServiceId } from '../../src/domain/offers/services.ts'
import { defaultSettings } from '../../src/domain/offers/settings.ts'
import { settingsRefusal } from '../../src/domain/offers/settings-refusal.ts'
import { redirectFor } from '../../src/domain/people/access.ts'
import {
  credentialsRefusal,
  emailRefusal,
  newPasswordRefusal,
  profileToStore,
  registrationRefusal,
} from '../../src/domain/people/account.ts'
import { internationalPhone } from '../../src/domain/people/phone.ts'
import { safeReturnPath } from '../../src/domain/return-path.ts'
import { draft } from '../support/example-booking.ts'
import { extent } from './extent.ts'
import { nastyText, nastyTime } from './nasty.ts'

const RUNS = { numRuns: extent({ all: 1000, few: 100 }) }

const allCodes = (codes: (string | undefined)[]) =>
  expect(codes.filter((code) => code !== undefined && !isErrorCode(code))).toEqual([])

/** Holds for every nasty text in every field. */
function always<T>(name: string, values: fc.Arbitrary<T>, claim: (value: T) => void) {
  test(name, () =>
    fc.assert(
      fc.property(values, (value) => void claim(value)),
      RUNS,
    ),
  )
}

const anyText = fc.oneof(nastyText, nastyTime)
const storedText = anyText.map((text) => text.replaceAll('\0', '').toWellFormed())

describe('whatever is typed, every form answers with a code it has words for', () => {
  always('sign-in and registration', fc.record({ email: anyText, password: anyText }), (typed) => {
    allCodes([
      credentialsRefusal(typed),
      registrationRefusal(typed),
      emailRefusal(typed.email),
      newPasswordRefusal(typed.password),
    ])
  })

  always('contact', fc.record({ name: anyText, email: anyText, message: anyText }), (typed) =>
    allCodes(Object.values(contactErrors(typed))),
  )

  always(
    'profile; what is stored fits',
    fc.record({ fullName: anyText, phone: anyText, notifications: fc.boolean(), newsletter: fc.boolean() }),
    (typed) => {
      const stored = profileToStore(typed)
      if (!stored.ok) return allCodes([stored.code])
      expect([...stored.value.fullName].length).toBeLessThanOrEqual(200)
      expect(stored.value.phone).toMatch(/^(\+\d{6,15})?$/)
    },
  )

  always(
    'booking and change of a booking; no long notes pass',
    fc.record({ date: anyText, time: anyText, type: anyText, duration: fc.double(), notes: anyText }),
    ({ date, time, ...rest }) => {
      const start = fromStudioMoment({ date, time }) ?? new Date(Number.NaN)
      const now = new Date('2026-11-21T05:00:00Z')
      const typed = draft({ start, ...rest })
      const agreed = draft({ start: new Date('2090-05-10T02:00:00Z') })
      const circumstances = { now, settings: defaultSettings }
      allCodes([bookingRefusal(typed, circumstances), changeRefusal(agreed, typed, circumstances)])
      const otherNotes = changeRefusal(agreed, { ...agreed, notes: rest.notes }, circumstances)
      allCodes([otherNotes])
      if ([...rest.notes].length > NOTES_MAX_LENGTH + 100) expect(otherNotes).toBe('booking_notes_too_long')
    },
  )

  always(
    'settings; nothing passes but what the rules allow',
    fc.record({
      studioName: anyText,
      start: anyText,
      end: anyText,
      bookingDurations: fc.array(fc.double(), { maxLength: 5 }),
      maxPendingBookings: fc.double(),
      services: fc.array(fc.record({ id: anyText, name: anyText, enabled: fc.boolean() }), { maxLength: 4 }),
      price: fc.double(),
    }),
    ({ start, end, price, ...rest }) => {
      const pricing = Object.fromEntries(rest.services.map(({ id }) => [id, price]))
      const hours = { start, end }
      const typed = { ...defaultSettings, ...rest, openingHours: hours, pricing }
      allCodes(Object.values(settingsRefusal({ ...typed, specialDays: [{ date: start, hours }] })))
    },
  )

  always('the id made of a service’s name', anyText, (name) =>
    expect(newServiceId(name, [])).toMatch(/^[a-z][a-z0-9-]{0,62}$/),
  )
})

describe('nothing typed breaks out of where it is put', () => {
  always('the way back after signing in stays on the site', anyText, (wanted) => {
    const path = safeReturnPath(wanted)
    expect(new URL(path, 'https://studio.example').origin).toBe('https://studio.example')
    redirectFor(path, undefined)
  })

  always('a phone number is digits', anyText, (typed) =>
    expect(internationalPhone(typed) ?? '+97699112233').toMatch(/^\+\d{6,15}$/),
  )

  always(
    'a calendar entry has only its own lines',
    fc.record({ title: anyText, description: anyText, location: anyText }),
    (typed) => {
      const start = new Date('2090-05-10T02:00:00Z')
      const event: CalendarEvent = {
        id: 'a',
        revision: 0,
        period: { start, end: new Date('2090-05-10T03:00:00Z') },
        url: 'https://studio.example/bookings/1',
        status: 'confirmed',
        ...typed,
      }
      const lines = calendarFile(event, start).split('\r\n')
      expect(lines.filter((line) => /^(BEGIN|END):VEVENT/.test(line))).toHaveLength(2)
      expect(lines.filter((line) => !/^([A-Z-]+[:;]| |$)/.test(line))).toEqual([])
      expect(new URL(googleCalendarUrl(event)).hostname).toBe('calendar.google.com')
    },
  )

  always(
    'an answer by email goes to one address',
    // As the database has stored it.
    fc.record({ name: storedText, email: storedText, message: storedText }),
    (typed) => {
      if (contactErrors(typed).email) return
      const link = mailtoLink(typed.email.trim())
      expect(link).toMatch(/^mailto:[^?,;]+(\?|$)/)
      expect(decodeURIComponent(link.slice('mailto:'.length).split('?')[0] ?? '')).toBe(typed.email.trim())
    },
  )
})
