import type { Locale } from '../../src/i18n/locales.ts'
import {
  accountKinds,
  type BookingFacts,
  type BookingPayload,
  customerKinds,
  type MailJob,
  studioKinds,
} from '../../src/mail/jobs.ts'
import type { Addresses } from '../../src/mail/links.ts'
import { unsaid } from '../support/details.ts'

export const addresses: Addresses = {
  siteUrl: 'https://studio.example',
  functionsUrl: 'https://api.example/functions/v1/studio',
  studioEmail: 'studio@example.com',
}

export const NOW = new Date('2026-11-21T05:30:00Z')
export const TOKEN = 'a3f0c1d29b8e4f7a'.repeat(4)

/** A booking on Sunday, 22 November 2026, from 14:00 to 16:00 on the studio's clock. */
export const facts = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  id: '6f2a4a52-6d5e-4c64-9c1f-0a3b54f0f6c1',
  booking_date: '2026-11-22T06:00:00+00:00',
  duration: 120,
  type: 'recording',
  service_names: null,
  price: 100,
  currency: 'USD',
  money: { USD: { due: 100, paid: 0 } },
  status: 'confirmed',
  ...unsaid,
  reason: null,
  updated_at: '2026-11-15T06:00:00+00:00',
  cancel_hours: 24,
  expires_at: null,
  sequence: 0,
  customer: { name: 'Сараа', email: 'saraa@example.com', phone: '+97699112233', has_account: true },
  ...changes,
})

export const payload = (changes: Partial<BookingPayload> = {}): BookingPayload => ({
  booking: facts(),
  before: null,
  charges: null,
  calendar: null,
  token: null,
  ...changes,
})

/** A mail of each kind; those about a booking about the same. */
export const jobsOfAll = (locale: Locale, about: BookingPayload, typed: string): MailJob[] => [
  ...customerKinds.map((kind) => ({ kind, audience: 'customer' as const, locale, payload: about })),
  ...studioKinds.map((kind) => ({ kind, audience: 'studio' as const, locale, payload: about })),
  {
    kind: 'day_plan',
    audience: 'studio',
    locale,
    payload: { day: '2026-11-22', bookings: [about.booking], waiting: 2 },
  },
  {
    kind: 'contact_message',
    audience: 'studio',
    locale,
    payload: { name: typed, email: 'a&b@example.com', message: typed, locale: 'en' },
  },
  {
    kind: 'contact_reply',
    audience: 'customer',
    locale,
    payload: { name: typed, message: typed, sent_at: '2026-11-20T06:00:00+00:00', reply: typed },
  },
  ...accountKinds.map((kind) => ({
    kind,
    audience: 'customer' as const,
    locale,
    payload: { happened_at: '2026-11-20T17:30:00+00:00' },
  })),
  {
    kind: 'newsletter',
    audience: 'customer',
    locale,
    payload: { subject: typed, text: typed, token: TOKEN },
  },
]
