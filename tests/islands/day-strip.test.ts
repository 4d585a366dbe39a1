import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import { DayStrip } from '../../src/islands/desk/DayStrip.tsx'
import { stripBlocks } from '../../src/islands/desk/strip-blocks.ts'
import { island } from '../../src/islands/shared/island.tsx'
import type { SavedClosure } from '../../src/stores/closures.ts'
import { booking } from '../support/example-booking.ts'

const date = '2026-11-22'
const at = (time: string, day = date) => new Date(`${day}T${time}:00+08:00`)
const closure = {
  id: 'closed',
  start: at('20:00', '2026-11-21'),
  end: at('09:00'),
  kind: 'maintenance',
  note: null,
} as unknown as SavedClosure

const Strip = island<'bookings', ComponentProps<typeof DayStrip>>((props) => createElement(DayStrip, props))
const drawn = (props: Omit<ComponentProps<typeof DayStrip>, 'date'>) =>
  renderToStaticMarkup(createElement(Strip, { locale: 'en', texts: { bookings }, date, ...props }))

test('what goes over midnight stands on the strip with the part of it that falls on the day', () => {
  const late = booking({ id: 'late', start: at('23:00'), duration: 120 })
  const other = booking({ id: 'other', start: at('10:00', '2026-11-23') })
  const blocks = stripBlocks(date, { bookings: [late, other], closures: [closure] })
  expect(blocks.map(({ id, start, end }) => ({ id, start, end }))).toEqual([
    { id: 'closed', start: at('00:00'), end: at('09:00') },
    { id: 'late', start: at('23:00'), end: at('00:00', '2026-11-23') },
  ])
})

test('a request looks other than a booking, an account that is gone has no name, and nobody has a closure', () => {
  const strip = drawn({
    programme: {
      bookings: [booking(), booking({ id: 'sure', start: at('14:00'), status: 'confirmed', userId: null })],
      closures: [closure],
    },
  })
  expect(strip).toMatch(/day-strip-pending"[^>]*><span class="day-strip-name"[^>]*>Anna</)
  expect(strip).toMatch(
    new RegExp(`day-strip-confirmed"[^>]*><span class="day-strip-name"[^>]*>${bookings.deletedAccount}<`),
  )
  // Nor have its initials: they are of the same words.
  const [first = ''] = bookings.deletedAccount
  expect(strip.match(/day-strip-initials">[^<]/g)).toEqual(
    ['A', first].map((letter) => `day-strip-initials">${letter}`),
  )
  expect(strip).toMatch(/day-strip-closed"[^>]*></)
  expect(strip).not.toContain('day-strip-now')
})

test('what runs has a line at its foot, as far as it has gone; the present goes behind it, and through no name', () => {
  const strip = drawn({ now: at('10:15'), programme: { bookings: [booking()] } })
  expect(strip).toMatch(
    /day-strip-now.*day-strip-pending"[^>]*linear-gradient\(90deg, [^)]+\) 25%, oklch\([^)]+\) 25%\)[^>]*><span class="day-strip-name"[^>]*>Anna</,
  )
})

test('a closure that runs stays hatched: it has no line at its foot, and the present goes over it', () => {
  const strip = drawn({ now: at('08:00'), programme: { closures: [closure] } })
  expect(strip).toMatch(/day-strip-now.*day-strip-closed"/)
  expect(strip).not.toContain('linear-gradient(90deg, oklch(0.5 0.13 248)')
})
