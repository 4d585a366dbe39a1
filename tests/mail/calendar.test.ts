import { describe, expect, test } from 'vitest'
import { feedFile } from '../../src/mail/feed.ts'
import type { BookingPayload } from '../../src/mail/jobs.ts'
import { renderMail } from '../../src/mail/render.ts'
import { calendarAfter, readCalendar } from '../support/read-calendar.ts'
import { addresses, facts, NOW, payload } from './jobs.ts'

describe('what mails say to a calendar', () => {
  const part = (changes: Partial<BookingPayload>) =>
    renderMail(
      { kind: 'booking_changed', audience: 'customer', locale: 'mn', payload: payload(changes) },
      addresses,
      NOW,
    ).calendar

  test('confirmed, moved and cancelled by mail, a booking is one cancelled event', () => {
    const moved = '2026-11-23T06:00:00+00:00'
    const files = [
      part({ calendar: 'REQUEST', booking: facts({ sequence: 1 }) }),
      part({ calendar: 'REQUEST', booking: facts({ sequence: 2, booking_date: moved }) }),
      part({ calendar: 'CANCEL', booking: facts({ sequence: 3, booking_date: moved, status: 'cancelled' }) }),
    ]
    expect(files.map((file) => file?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    const left = calendarAfter(files.map((file) => file?.content ?? ''))
    expect([...left.values()]).toMatchObject([
      { uid: facts().id, status: 'CANCELLED', sequence: 3, start: new Date(moved) },
    ])
  })

  test('in the reader’s language, at what it costs in all', () => {
    const booking = facts({ money: { USD: { due: 80, paid: 0 } } })
    const [event] = readCalendar(part({ calendar: 'REQUEST', booking })?.content ?? '').events
    expect(event).toMatchObject({
      summary: 'Gegee Studio: Дуу бичлэг',
      description: 'Баталгаажсан\n\nҮнэ: $80',
      location: 'CHD-24 khoroo, Shadivlan, Ulaanbaatar',
    })
  })

  test('is nothing where nothing is to be said, or to nobody', () => {
    expect(part({ calendar: null })).toBeUndefined()
    const nobody = facts({ customer: { name: null, email: null, phone: null, has_account: true } })
    expect(part({ calendar: 'REQUEST', booking: nobody })).toBeUndefined()
  })
})

describe('a feed', () => {
  const closure = {
    id: 'c1',
    starts_at: '2026-11-25T16:00:00+00:00',
    ends_at: '2026-11-26T16:00:00+00:00',
    note: 'Party; all, night',
  }

  test('of a customer calls a booking after the studio', () => {
    const content = {
      admin: false,
      locale: 'ru',
      bookings: [facts({ notes: 'Скрипка' })],
      closures: [],
    } as const
    const { name, events } = readCalendar(
      feedFile({ ...content, bookings: [...content.bookings], closures: [] }, addresses, NOW),
    )
    expect(name).toBe('Gegee Studio: мои бронирования')
    expect(events).toMatchObject([
      { summary: 'Gegee Studio: Звукозапись', description: 'Подтверждено\n\nЦена: 100\u00a0$\n\nСкрипка' },
    ])
  })

  test('of an admin calls it after who comes, and has closures', () => {
    const bookings = [facts(), facts({ id: 'other', status: 'cancelled' })]
    const { events } = readCalendar(
      feedFile({ admin: true, locale: 'en', bookings, closures: [closure] }, addresses, NOW),
    )
    expect(events).toMatchObject([
      { summary: 'Recording: Сараа', status: 'CONFIRMED' },
      { summary: 'Recording: Сараа', status: 'CANCELLED' },
      {
        uid: 'c1',
        summary: 'Studio closed',
        description: 'Party; all, night',
        start: new Date(closure.starts_at),
      },
    ])
    expect(events[0]?.description).toContain('+97699112233\nsaraa@example.com')
  })

  test('of an admin leads to the booking, also where its customer has no account to see it with', () => {
    const booking = facts({ customer: { ...facts().customer, has_account: false } })
    const file = feedFile({ admin: true, locale: 'en', bookings: [booking], closures: [] }, addresses, NOW)
    const url = readCalendar(file).component.getFirstSubcomponent('vevent')?.getFirstPropertyValue('url')
    expect(url).toBe(`${addresses.siteUrl}/en/bookings/${booking.id}`)
  })
})
