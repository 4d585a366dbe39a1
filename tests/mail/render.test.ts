import { describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import type { BookingFacts } from '../../src/mail/jobs.ts'
import type { Places } from '../../src/mail/places.ts'
import { renderMail } from '../../src/mail/render.ts'

const places: Places = {
  siteUrl: 'https://studio.example',
  functionsUrl: 'https://api.example/functions/v1/studio',
  studioEmail: 'studio@example.com',
}
const now = new Date('2026-11-21T05:30:00Z')
const booking: BookingFacts = {
  id: '6f2a4a52-6d5e-4c64-9c1f-0a3b54f0f6c1',
  booking_date: '2026-11-22T06:00:00+00:00',
  duration: 120,
  type: 'recording',
  service_names: null,
  price: 90,
  currency: 'USD',
  status: 'pending',
  notes: null,
  reason: null,
  cancel_hours: 24,
  expires_at: null,
  sequence: 0,
  customer: { name: 'Сараа', email: 'saraa@example.com', phone: '+97699112233' },
}

describe.each(locales)('in %s', (locale) => {
  test('a request leads its customer to the booking', () => {
    const payload = { booking, before: null, calendar: null, token: null }
    const mail = renderMail({ kind: 'booking_requested', audience: 'customer', locale, payload }, places, now)
    const prefix = locale === 'mn' ? '' : `/${locale}`
    expect(mail.link).toBe(`https://studio.example${prefix}/bookings/${booking.id}`)
    expect(mail.text).toContain(mail.link)
  })

  test('a message of the contact form is answered to its sender', () => {
    const payload = { name: 'Сараа', email: 'saraa@example.com', message: 'Сайн уу', locale: 'mn' }
    const job = { kind: 'contact_message', audience: 'studio', locale, payload } as const
    expect(renderMail(job, places, now).link).toBe('mailto:saraa@example.com')
  })
})
