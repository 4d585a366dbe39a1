import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, type ParserError, parse, html as spec } from 'parse5'
import { describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { clean } from '../../src/mail/clean.ts'
import { feedFile } from '../../src/mail/feed.ts'
import type { BookingPayload } from '../../src/mail/jobs.ts'
import { renderMail } from '../../src/mail/render.ts'
import { nastyText } from '../proof/nasty.ts'
import { readCalendar } from '../support/read-calendar.ts'
import { addresses, facts, jobsOfAll, NOW, payload, TOKEN } from './jobs.ts'

// What people write comes into subject, text, HTML and calendar of mails. None of it may become anything else.

const headWords = fc.constantFrom(
  'Сараа\r\nBcc: all@example.com',
  'a\nSubject: b\n\nbody',
  '=?utf-8?B?PGI+?=',
  'x\r\n.\r\nQUIT',
  '\u2066\u202etxt.exe\u2069',
  '</bdo></title></style><style>*{display:none}</style>',
  '<a href="https://evil.example">Confirm</a>',
  'https://evil.example/"onclick="x',
  'END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR',
  '";CN="x\r\nATTENDEE:mailto:all@example.com',
  "\\n\\,\\;\\\\ ^n ^' ^^",
  `${'Ө'.repeat(1999)}👩‍👩‍👧‍👦`,
)
// Of several lines, and longer than anything that the database takes.
const hostile = fc
  .array(fc.oneof(headWords, nastyText), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('\n').slice(0, 6000))

const bookings = fc.record({
  notes: fc.option(hostile),
  reason: fc.option(hostile),
  type: hostile,
  service_names: fc.option(fc.record({ mn: hostile, en: hostile })),
  customer: fc.record({
    name: fc.option(hostile),
    email: hostile,
    phone: fc.option(hostile),
    has_account: fc.boolean(),
  }),
})

const payloads: fc.Arbitrary<BookingPayload> = fc
  .record({
    booking: bookings,
    before: fc.record({ notes: fc.option(hostile), type: hostile }),
    charges: fc.option(
      fc.array(
        fc.record({
          kind: fc.constant('extra' as const),
          due: fc.constant(30),
          currency: fc.constant('USD' as const),
          reason: fc.option(hostile),
          reversal: fc.boolean(),
        }),
        { maxLength: 2 },
      ),
    ),
    calendar: fc.constantFrom('REQUEST' as const, 'CANCEL' as const),
    status: fc.constantFrom('pending' as const, 'confirmed' as const, 'cancelled' as const),
  })
  .map(({ booking, status, ...rest }) =>
    payload({ ...rest, booking: facts({ ...booking, status }), token: TOKEN }),
  )

const cases = fc.sample(fc.tuple(fc.constantFrom(...locales), payloads, hostile), {
  numRuns: 40,
  seed: 20261122,
})
const jobs = cases.flatMap(([locale, about, typed]) => jobsOfAll(locale, about, typed))
const mails = jobs.map((job) => ({ job, mail: renderMail(job, addresses, NOW) }))

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

function elements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elements) : []
  return 'tagName' in node ? [node, ...children] : children
}

const OURS: Record<string, readonly string[]> = {
  html: ['lang'],
  head: [],
  meta: ['charset', 'name', 'content'],
  title: [],
  style: [],
  body: ['class', 'style'],
  main: ['class', 'style'],
  div: ['style'],
  span: ['class', 'style'],
  h1: ['style'],
  h2: ['style'],
  p: ['class', 'style'],
  br: [],
  a: ['class', 'href', 'style'],
  blockquote: ['class', 'style'],
  table: ['class', 'style'],
  tbody: [],
  tr: [],
  th: ['class', 'scope', 'style'],
  td: ['class', 'style'],
  del: ['class', 'style'],
  ins: ['style'],
  strong: [],
}

/** Styles, classes and the like that are written in templates; they never hold anything of anybody. */
const ownValues = new Set(
  locales.flatMap((locale) =>
    jobsOfAll(
      locale,
      payload({ booking: facts({ notes: 'x', reason: 'x' }), before: { notes: 'y' }, token: TOKEN }),
      'x',
    )
      .map((job) => parse(renderMail(job, addresses, NOW).html))
      .flatMap(elements)
      .flatMap(({ attrs }) => attrs.filter(({ name }) => name !== 'href').map(({ value }) => value)),
  ),
)

const OWN_LINKS =
  /^(https:\/\/studio\.example\/|https:\/\/www\.openstreetmap\.org\/directions\?|mailto:|tel:)/

describe('whatever people write', () => {
  test('the head of a mail stays what it is', () => {
    for (const { mail } of mails) {
      expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
      expect([...mail.subject].length).toBeLessThanOrEqual(200)
      for (const value of Object.values(mail.headers)) expect(value).toMatch(/^[\x21-\x7e]+$/)
      expect([mail.subject, mail.text, mail.html, mail.link].every((part) => part.isWellFormed())).toBe(true)
    }
  })

  test('HTML has no element, attribute or link that is not ours', () => {
    const strange = new Set<string>()
    for (const { job, mail } of mails) {
      const onParseError = ({ code }: ParserError) =>
        void (code.startsWith('noncharacter') || strange.add(code))
      // Only admins write newsletters; there an address is a link.
      const links = job.kind === 'newsletter' ? /^(https?|mailto|tel):/ : OWN_LINKS
      for (const { tagName, namespaceURI, attrs } of elements(parse(mail.html, { onParseError }))) {
        if (namespaceURI !== spec.NS.HTML || !(tagName in OURS)) strange.add(tagName)
        for (const { name, value } of attrs) {
          const ours = name === 'href' ? links.test(value) : ownValues.has(value)
          if (!ours || !OURS[tagName]?.includes(name)) strange.add(`${tagName} ${name}="${value}"`)
        }
      }
    }
    expect([...strange]).toEqual([])
  })

  test('a word longer than a line is broken, in whatever it stands', () => {
    const kept = new Set<string>()
    for (const { job, mail } of mails) {
      const breaks = (node: Node, broken: boolean): void => {
        const style = 'attrs' in node ? node.attrs.find(({ name }) => name === 'style')?.value : ''
        const inside = broken || style?.includes('overflow-wrap:anywhere') === true
        if ('value' in node && /\S{60}/.test(node.value) && !inside) kept.add(job.kind)
        if ('childNodes' in node) for (const child of node.childNodes) breaks(child, inside)
      }
      const body = elements(parse(mail.html)).find(({ tagName }) => tagName === 'body')
      if (body) breaks(body, false)
    }
    expect([...kept]).toEqual([])
  })

  test('the text holds each line of it, set apart', () => {
    for (const { job, mail } of mails) {
      const { text } = mail
      if (job.kind === 'contact_message') expect(text).toContain(clean(job.payload.message))
      if (!('booking' in job.payload)) continue
      const { notes, reason } = clean(job.payload.booking)
      const lines = [notes, job.audience === 'customer' ? reason : null].flatMap((said) =>
        said ? said.split('\n') : [],
      )
      for (const line of lines) expect(text).toContain(`> ${line}`)
      expect(text).not.toMatch(/(?![\t\n])\p{Cc}/u)
    }
  })

  test('no name, number or service begins a line of a text', () => {
    const forged = 'x\n\nFORGED: y\rFORGED\u2028FORGED'
    const booking = facts({
      type: forged,
      service_names: { mn: forged, en: forged },
      customer: { name: forged, email: forged, phone: forged, has_account: true },
    })
    const charges: BookingPayload['charges'] = [
      { kind: 'extra', due: 30, currency: 'USD', reason: forged, reversal: false },
    ]
    const before = { service_names: { mn: `${forged}!`, en: `${forged}!` } }
    const about = payload({ booking, before, charges })
    for (const job of jobsOfAll('en', about, 'Typed')) {
      expect(renderMail(job, addresses, NOW).text).not.toMatch(/^FORGED/m)
    }
    const message = { name: forged, email: 'a@example.com', message: 'Typed', locale: 'en' }
    const job = { kind: 'contact_message', audience: 'studio', locale: 'en', payload: message } as const
    expect(renderMail(job, addresses, NOW).text).not.toMatch(/^FORGED/m)
  })

  test('a calendar reads it back, and nothing beside it', () => {
    for (const { job, mail } of mails) {
      if (!mail.calendar || !('booking' in job.payload)) continue
      for (const line of mail.calendar.content.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }
      const { component, events } = readCalendar(mail.calendar.content)
      expect(component.getAllProperties().map(({ name }) => name)).toEqual(['version', 'prodid', 'method'])
      expect(component.getAllSubcomponents()).toHaveLength(1)
      const [event] = events
      expect(event?.properties.toSorted()).toEqual(EVENT)
      const { notes } = clean(job.payload.booking)
      expect(event?.description.endsWith(notes ?? '')).toBe(true)
    }
  })

  test('a feed keeps its events apart', () => {
    for (const [locale, { booking }, typed] of cases) {
      const closure = { id: 'c', starts_at: booking.booking_date, ends_at: booking.booking_date }
      const content = { admin: true, locale, bookings: [booking], closures: [{ ...closure, note: typed }] }
      const { events } = readCalendar(feedFile(content, addresses, NOW))
      expect(events.map(({ uid }) => uid)).toEqual([booking.id, 'c'])
      expect(events[1]?.description).toBe(clean(typed))
    }
  })
})

const EVENT = [
  'attendee',
  'description',
  'dtend',
  'dtstamp',
  'dtstart',
  'location',
  'organizer',
  'sequence',
  'status',
  'summary',
  'uid',
  'url',
]
