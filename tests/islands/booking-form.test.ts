import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import common from '../../locales/en/common.json' with { type: 'json' }
import errors from '../../locales/en/errors.json' with { type: 'json' }
import times from '../../locales/en/times.json' with { type: 'json' }
import type { Booking } from '../../src/domain/booking/booking.ts'
import { monthOf, weeksAhead } from '../../src/domain/calendar/days.ts'
import { fromStudioMoment, noonOf } from '../../src/domain/calendar/studio-time.ts'
import { defaultSettings, type StudioSettings } from '../../src/domain/offers/settings.ts'
import { formatDate } from '../../src/i18n/format.ts'
import { BookingForm } from '../../src/islands/bookings/form/BookingForm.tsx'
import { SessionFields } from '../../src/islands/bookings/form/SessionFields.tsx'
import { island } from '../../src/islands/shared/island.tsx'
import { $availability } from '../../src/stores/bookings/availability.ts'
import { booking } from '../support/example-booking.ts'

const today = '2026-11-24'
const evening = fromStudioMoment({ date: today, time: '21:30' })

/** What the form shows a customer who comes with this address, in the evening, while nothing is taken. */
function drawn(search: string, changed: Partial<StudioSettings>, booking?: Booking) {
  vi.stubGlobal('location', { search })
  const settings = { ...defaultSettings, ...changed }
  const account = {
    id: 'x',
    role: 'user',
    email: 'a@example.com',
    locale: 'en',
    secondStep: 'none',
  } as const
  const Screen = island<'common' | 'bookings' | 'times' | 'errors'>(() =>
    createElement(BookingForm, { account, settings, ...(booking && { booking }) }),
  )
  return renderToStaticMarkup(
    createElement(Screen, { locale: 'en', texts: { common, bookings, times, errors } }),
  )
}

beforeEach(() => {
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  const months = weeksAhead(today).flat().map(monthOf)
  const busy = Object.fromEntries(months.map((month) => [month, []]))
  $availability.set({ busy, asOf: evening ?? new Date(0), failure: undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  $availability.set({ busy: {}, asOf: new Date(), failure: undefined })
})

test('before a day is chosen, the prices are those of the day that the calendar shows', () => {
  const priceChanges = [{ service: 'recording', from: '2026-11-25', price: 77 }]
  const form = drawn('', { pricing: { ...defaultSettings.pricing, recording: 20 }, priceChanges })
  expect(form).toContain(formatDate('en', noonOf('2026-11-25')))
  expect(form).toContain('$77')
  expect(form).not.toContain('$20')
})

test.each([
  ['service', 'mixing', 60, 'Mixing'],
  ['length', 'recording', 600, '10 hours'],
])(
  'a %s that is not offered any more stays named in its list, where nobody can choose it again',
  (_, type, duration, name) => {
    const services = defaultSettings.services.map((one) => ({ ...one, enabled: one.id !== 'mixing' }))
    const bookingDurations = [60, 120, 180, 240, 300, 360, 420, 480, 540]
    const Screen = island<'bookings' | 'times'>(() =>
      createElement(SessionFields, {
        settings: { ...defaultSettings, services, bookingDurations },
        booking: undefined,
        byAdmin: false,
        values: { type, duration, date: '', time: '' },
        day: today,
        change: () => undefined,
      }),
    )
    const fields = renderToStaticMarkup(createElement(Screen, { locale: 'en', texts: { bookings, times } }))
    const gone = [...fields.matchAll(/<option (?=[^>]*disabled)(?=[^>]*selected)[^>]*>(.*?)<\/option>/g)]
    expect(gone.map(([, words]) => words)).toEqual([name])
  },
)

test('to whom keeps a service that is not offered any more, no day offers times, and it is said why', () => {
  const services = defaultSettings.services.map((one) => ({ ...one, enabled: one.id !== 'mixing' }))
  const kept = booking({ type: 'mixing', start: new Date('2026-11-26T10:00:00+08:00') })
  const form = drawn('', { services }, kept)
  expect(form).toContain(errors.booking_type_not_offered)
  expect(form).toContain(times.notBookable)
  expect(form).not.toContain(times.closed)
  const moved = drawn('?time=14:00', { services }, kept)
  expect(moved.split(errors.booking_type_not_offered)).toHaveLength(2)
})
