import { describe, expect, test } from 'vitest'
import { joinClauses } from '../../src/i18n/joins.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import {
  accountKinds,
  type BookingFacts,
  type BookingPayload,
  type CustomerKind,
  customerKinds,
  type StudioKind,
} from '../../src/mail/jobs.ts'
import { renderMail } from '../../src/mail/render.ts'
import { mailTexts } from '../../src/mail/texts.ts'
import { addresses, facts, jobsOfAll, NOW, payload, TOKEN } from './jobs.ts'

const toCustomer = (kind: CustomerKind, about: Partial<BookingPayload> = {}, locale: Locale = 'en') =>
  renderMail({ kind, audience: 'customer', locale, payload: payload(about) }, addresses, NOW)
const toStudio = (kind: StudioKind, about: Partial<BookingPayload> = {}, locale: Locale = 'en') =>
  renderMail({ kind, audience: 'studio', locale, payload: payload(about) }, addresses, NOW)
const pending = (changes: Partial<BookingFacts> = {}) => facts({ status: 'pending', ...changes })

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

describe.each(locales)('each mail in %s', (locale) => {
  const about = payload({ booking: pending({ notes: 'Two drums', reason: 'See you' }), token: TOKEN })
  const mails = jobsOfAll(locale, about, 'Typed').map(
    (job) => [job.kind, renderMail(job, addresses, NOW)] as const,
  )

  test('has a subject of its own', () => {
    const subjects = mails.map(([, { subject }]) => subject)
    // A booking that the studio or its customer cancelled is cancelled alike.
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(subjects.length - 2)
  })

  test.each(mails)('%s says the same as text and as HTML, and has its link in both', (_, mail) => {
    const html = new Set(wordsOf(unescaped(mail.html.replace(/<style>[\s\S]*?<\/style>|<[^>]*>/g, ' '))))
    const said = wordsOf(mail.text.replace(/^https?:.*$/gm, ''))
    expect(said.filter((word) => !html.has(word))).toEqual([])
    expect(unescaped(mail.html)).toContain(`href="${mail.link}"`)
    expect(mail.text).toContain(decodeURIComponent(mail.link.replace('mailto:', '')))
  })

  test.each(mails)('%s asks nothing of a server', (_, { html }) => {
    expect(html).not.toMatch(/<img|src=|url\(|@import/)
  })

  test.each(mails)('%s has no hole where something should be', (_, { subject, text }) => {
    expect(subject + text).not.toMatch(/undefined|null|NaN|Invalid|\{\{|\[object/)
  })
})

describe('a customer reads', () => {
  test('what was booked, in the studio’s time, and where it stands', () => {
    const { text } = toCustomer('booking_requested', {
      booking: pending({ notes: 'Two drums\nand a flute' }),
    })
    expect(text).toContain(
      [
        'Session type: Recording',
        'Date: Sunday, 22 November 2026',
        'Time: 14:00–16:00, 2 hours, Ulaanbaatar time',
        'Price: $100',
        'Status: Pending',
        'Notes:\n> Two drums\n> and a flute',
      ].join('\n'),
    )
  })

  test('their name first, and without one a plain greeting', () => {
    for (const kind of customerKinds) expect(toCustomer(kind).text, kind).toContain('Hello Сараа,')
    const customer = { ...facts().customer, name: ' ' }
    const { text } = toCustomer('booking_confirmed', { booking: facts({ customer }) })
    expect(text).toContain('\nHello,\n')
  })

  test('how to pay as long as there is something to pay', () => {
    expect(toCustomer('booking_confirmed').text).toContain('You pay at the studio')
    const booking = facts({ status: 'cancelled' })
    expect(toCustomer('booking_declined', { booking }).text).not.toContain('You pay')
  })

  test('when a request expires, and by when a booking can be cancelled', () => {
    const booking = pending({ expires_at: '2026-11-21T18:00:00+00:00' })
    const { text } = toCustomer('booking_requested', { booking })
    expect(text).toContain('no answer by Sunday, 22 November 2026, 02:00')
    expect(text).toContain('You can cancel a confirmed booking up to 24 hours before the start.')
    expect(toCustomer('booking_confirmed').text).toContain(
      'You can cancel this booking until Saturday, 21 November 2026, 14:00.',
    )
  })

  test('that only the studio can cancel once it is too late, or where no rule allows it', () => {
    const late = toCustomer('booking_reminder', { booking: facts({ cancel_hours: 48 }) })
    expect(late.text).toContain(
      'The deadline for cancelling this booking yourself was Friday, 20 November 2026, 14:00.',
    )
    const soon = { cancel_hours: 48, updated_at: '2026-11-21T05:00:00+00:00' }
    for (const kind of ['booking_confirmed', 'booking_reminder'] as const) {
      const { text } = toCustomer(kind, { booking: facts(soon) })
      expect(text, kind).toContain('To move or cancel it now, call or write to us.')
      expect(text, kind).not.toContain('deadline')
    }
    const asked = toCustomer('booking_requested', { booking: pending(soon) }).text
    expect(asked).toContain('This booking starts too soon for you to cancel it yourself')
    expect(asked).not.toContain('up to 2 days before the start')
    const never = toCustomer('booking_confirmed', { booking: facts({ cancel_hours: null }) })
    expect(never.text).toContain('To move or cancel it now, call or write to us.')
  })

  test('that only the studio can change a request that has begun', () => {
    const begun = pending({ booking_date: '2026-11-21T05:30:00+00:00' })
    const { text } = toCustomer('booking_reopened', { booking: begun })
    expect(text).toContain('To move or cancel it now, call or write to us.')
    expect(text).not.toContain('you can edit or cancel the request yourself')
  })

  test('what has changed beside what it was, and nothing else twice', () => {
    const before = {
      booking_date: '2026-11-22T04:30:00+00:00',
      price: 90,
      notes: 'One drum',
      status: 'pending' as const,
    }
    const { text, html } = toCustomer('booking_changed', { booking: facts({ notes: null }), before })
    expect(text).toContain('Time: 12:30–14:30, 2 hours → 14:00–16:00, 2 hours, Ulaanbaatar time')
    expect(text).toContain('Price: $90 → $100')
    expect(text).toContain('Notes:\n> One drum\n→\n> –')
    expect(text).toContain('\nDate: Sunday, 22 November 2026\n')
    expect(text).toContain('\nStatus: Confirmed\n')
    expect(html.match(/<del/g)).toHaveLength(3)
  })

  test('what it costs with all that stands beside its price, then and now', () => {
    const booking = facts({ money: { USD: { due: 80, paid: 40 } } })
    const { text } = toCustomer('booking_confirmed', { booking })
    expect(text).toContain('\nPrice: $100 − $20 = $80\n')
    // Which it would no longer be.
    expect(text).not.toContain('shows what the studio time costs')
    expect(toCustomer('booking_confirmed').text).toContain('shows what the studio time costs')
    const before = { price: 50 }
    expect(toCustomer('booking_changed', { booking, before }).text).toContain('\nPrice: $30 → $80\n')
  })

  test('what came to its price or was taken off, why, and what it costs now', () => {
    const charges: BookingPayload['charges'] = [
      { kind: 'extra', due: 40, currency: 'USD', reason: 'A second photographer', reversal: false },
      { kind: 'discount', due: -10, currency: 'USD', reason: null, reversal: false },
      { kind: 'overtime', due: -5, currency: 'USD', reason: null, reversal: true },
    ]
    const booking = facts({ money: { USD: { due: 125, paid: 0 } } })
    const before = { money: { USD: { due: 100, paid: 0 } } }
    const { text } = toCustomer('booking_charged', { booking, before, charges })
    expect(text).toContain('\nExtra: +$40, A second photographer\nDiscount: −$10\nReversed: Overtime: −$5\n')
    expect(text).toContain('\nPrice: $100 → $125\n')
    const fee = facts({ status: 'cancelled', money: { USD: { due: 15, paid: 0 } } })
    const free = { money: { USD: { due: 0, paid: 0 } } }
    expect(toCustomer('booking_charged', { booking: fee, before: free }).text).toContain(
      '\nTotal: Nothing to pay → $15\n',
    )
  })

  test('no way to cancel where that is what they have asked for', () => {
    const { text } = toCustomer('booking_cancel_asked')
    expect(text).toContain('Your booking stands until we answer')
    expect(text).not.toContain('You can cancel this booking until')
  })

  test('of a cancelled one what is still to be paid, or that nothing is', () => {
    const cancelled = (due: number) => {
      const booking = facts({ status: 'cancelled', money: { USD: { due, paid: 0 } } })
      return toCustomer('booking_cancelled', { booking }).text
    }
    expect(cancelled(0)).toContain('\nTotal: Nothing to pay\n')
    expect(cancelled(15)).toContain('\nTotal: $15\n')
    expect(cancelled(0)).not.toContain('$')
  })

  test('the studio’s reason, set apart', () => {
    const booking = facts({ status: 'cancelled', reason: 'The hall is flooded.\nWe are sorry.' })
    const { text, html } = toCustomer('booking_cancelled', { booking })
    expect(text).toContain('Message from the studio:\n> The hall is flooded.\n> We are sorry.')
    expect(html).toMatch(/<blockquote[^>]*>\s*The hall is flooded\.<br>\s*We are sorry\.\s*<\/blockquote>/)
  })

  test('how to book the same at another time, once it is cancelled', () => {
    const { text } = toCustomer('booking_expired', { booking: facts({ status: 'cancelled' }) })
    expect(text).toContain('https://studio.example/en/bookings/new?service=recording&duration=120')
  })

  test('the way and what to bring, once it is confirmed', () => {
    const { text } = toCustomer('booking_confirmed', {}, 'en')
    expect(text).toContain('https://www.openstreetmap.org/directions?to=')
    expect(text).toContain('What to bring')
    expect(toCustomer('booking_requested', {}, 'en').text).not.toContain('directions')
  })

  test('the way, and how to end reminders, in a reminder', () => {
    const { text, headers } = toCustomer('booking_reminder', { token: TOKEN }, 'ru')
    expect(text).toContain('https://www.openstreetmap.org/directions?to=')
    expect(text).toContain(`https://studio.example/ru/unsubscribe#${TOKEN}`)
    expect(headers).toEqual({
      'List-Unsubscribe': `<https://api.example/functions/v1/studio/unsubscribe?token=${TOKEN}&locale=ru>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(toCustomer('booking_confirmed', { token: TOKEN }).headers).toEqual({})
  })

  test('the service by the name that was agreed', () => {
    const booking = facts({ type: 'podcast', service_names: { mn: 'Подкаст', en: 'Podcast' } })
    expect(toCustomer('booking_confirmed', { booking }, 'mn').text).toContain('Үйлчилгээ: Подкаст')
    expect(toCustomer('booking_confirmed', { booking }, 'zh').text).toContain('预订项目：Podcast')
  })

  test('without an account, nothing that would need one, but how to reach the studio', () => {
    const customer = { ...facts().customer, has_account: false }
    for (const [kind, status] of [
      ['booking_confirmed', 'confirmed'],
      ['booking_requested', 'pending'],
      ['booking_cancelled', 'cancelled'],
      ['booking_reminder', 'confirmed'],
    ] as const) {
      const { text, link } = toCustomer(kind, { booking: facts({ status, customer }), token: TOKEN })
      expect(text, kind).not.toMatch(/\/bookings\/|View your booking|profile|cancel the request yourself/)
      expect(link, kind).toBe('https://studio.example/en/contact')
    }
    expect(toCustomer('booking_confirmed', { booking: facts({ customer }) }).text).toContain(
      'To move or cancel it now, call or write to us.',
    )
    expect(toCustomer('booking_reminder', { booking: facts({ customer }), token: TOKEN }).text).toContain(
      'because you gave us this address',
    )
  })
})

describe('the studio reads', () => {
  test('who asks, how to reach them, and where to answer or to look', () => {
    const { subject, text, html, link } = toStudio('new_request', { booking: pending(), token: TOKEN }, 'mn')
    expect(subject).toContain('Сараа')
    expect(link).toBe(`https://studio.example/answer#${TOKEN}`)
    expect(text).toContain('https://studio.example/bookings/6f2a4a52')
    expect(html).toContain('href="tel:+97699112233"')
    expect(text).toMatch(/: 9911\s2233\n/)
    expect(html).toContain('href="mailto:saraa@example.com"')
  })

  test('of a customer without name and phone what there is', () => {
    const booking = pending({
      customer: { name: null, email: 'a@example.com', phone: null, has_account: true },
    })
    const { subject, text } = toStudio('request_nudge', { booking })
    expect(subject).toContain('No name provided')
    expect(text).not.toContain('Phone')
  })

  test('the day in its order, with phones and notes', () => {
    const bookings = [
      facts({ booking_date: '2026-11-22T08:30:00+00:00', notes: 'Late' }),
      facts({ booking_date: '2026-11-22T02:00:00+00:00', notes: 'Early' }),
    ]
    const { subject, text } = renderMail(
      {
        kind: 'day_plan',
        audience: 'studio',
        locale: 'en',
        payload: { day: '2026-11-22', bookings, waiting: 0 },
      },
      addresses,
      NOW,
    )
    expect(subject).toContain('Sunday, 22 November 2026')
    expect(text.indexOf('Early')).toBeLessThan(text.indexOf('Late'))
    expect(text).toContain('10:00–12:00, 2 hours\nСараа\n9911 2233\nRecording\n> Early')
    expect(text).not.toContain('still pending')
  })

  test.each([
    ['en', 'Until 10:00'],
    ['mn', '10:00 хүртэл'],
    ['ru', 'До 10:00'],
    ['zh', '至10:00'],
  ] as const)('of a session that began the day before, until when it lasts (%s)', (locale, words) => {
    const bookings = [facts({ booking_date: '2026-11-21T12:00:00+00:00', duration: 840 })]
    const plan = { day: '2026-11-22', bookings, waiting: 0 }
    const { text } = renderMail(
      { kind: 'day_plan', audience: 'studio', locale, payload: plan },
      addresses,
      NOW,
    )
    expect(text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')).toContain(`${words}\nСараа`)
  })
})

describe.each(accountKinds)('the holder of an account reads, of %s,', (kind) => {
  const happened_at = '2026-11-20T17:30:00.5+00:00'
  const told = (locale: Locale) =>
    renderMail({ kind, audience: 'customer', locale, payload: { happened_at } }, addresses, NOW)

  test.each([
    ['en', 'When: Saturday, 21 November 2026, 01:30'],
    ['mn', 'Хэзээ: 2026 оны 11-р сарын 21, бямба гараг, 01:30'],
    ['ru', 'Когда: суббота, 21 ноября 2026 г., 01:30'],
    ['zh', '时间：2026年11月21日星期六 01:30'],
  ] as const)('when it happened, by the studio’s clock (%s)', (locale, moment) => {
    const text = told(locale).text.replace(/[\u00a0\u202f]/g, ' ')
    expect(text).toContain(
      joinClauses(
        locale,
        moment,
        mailTexts(locale)('mail.studio_time')
          .replace(/[\u00a0\u202f]/g, ' ')
          .replaceAll('\u2060', ''),
      ),
    )
  })

  test.each(locales)('what to do if it was somebody else, and nothing to unsubscribe from (%s)', (locale) => {
    const { link, text, headers } = told(locale)
    const page = kind === 'account_deleted' ? '/contact' : '/forgot-password'
    expect(link).toBe(addresses.siteUrl + localizedPath(locale, page))
    expect(text).toContain(mailTexts(locale)(`mail.${kind}_otherwise`))
    expect(text).toContain(addresses.studioEmail)
    expect(text).not.toContain('unsubscribe')
    expect(headers).toEqual({})
  })
})

test('a newsletter’s addresses can be clicked, without the mark behind them', () => {
  const text =
    'See https://studio.example/pricing. Or (https://studio.example/a_(b)?c=d&e)!\n\n价格见https://studio.example/zh，欢迎预订。'
  const job = { kind: 'newsletter', audience: 'customer', locale: 'en' } as const
  const mail = renderMail({ ...job, payload: { subject: 'Winter', text, token: TOKEN } }, addresses, NOW)
  expect(mail.text).toContain(text)
  expect(mail.link).toBe('https://studio.example/pricing')
  expect(mail.html).toContain('href="https://studio.example/pricing"')
  expect(mail.html).toContain('href="https://studio.example/a_(b)?c=d&amp;e"')
  expect(mail.html).toContain('href="https://studio.example/zh"')
  expect(mail.headers['List-Unsubscribe']).toContain(TOKEN)
})

describe('what a visitor wrote', () => {
  const message = {
    name: 'Сараа <b>\r\nBcc: all@example.com\u2028',
    email: 'a&b@example.com',
    message: 'Сайн <b>уу</b>?\n\n"Баяр\'\u0007',
    locale: 'en',
  }
  const job = { kind: 'contact_message', audience: 'studio', locale: 'mn', payload: message } as const
  const { subject, text, html } = renderMail(job, addresses, NOW)

  test('becomes no HTML', () => {
    expect(html).not.toMatch(/<b>|(?![\t\n\r])\p{Cc}/u)
    expect(html).toContain('Сайн &lt;b&gt;уу&lt;/b&gt;?<br>\n<br>\n&quot;Баяр&#39;\ufffd')
    expect(html).toContain('href="mailto:a%26b@example.com"')
  })

  test('begins no second line in the head of the mail', () => {
    expect(subject).toBe('Сайтаас ирсэн зурвас: Сараа <b> Bcc: all@example.com')
  })

  test('stands in the text as it was written', () => {
    expect(text).toContain(message.message.replace('\u0007', '\ufffd'))
    expect(text).toContain('(EN)')
  })
})

test('a reader of no language of ours reads the studio’s', () => {
  const about = { kind: 'booking_confirmed', audience: 'customer', payload: payload() } as const
  expect(renderMail({ ...about, locale: 'xx' }, addresses, NOW)).toEqual(
    toCustomer('booking_confirmed', {}, 'mn'),
  )
})

test('the same row gives the same bytes', () => {
  const render = () => toCustomer('booking_confirmed', { calendar: 'REQUEST' })
  expect(render()).toEqual(render())
})
