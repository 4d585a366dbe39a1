import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import admin from '../../locales/en/admin.json' with { type: 'json' }
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import common from '../../locales/en/common.json' with { type: 'json' }
import errors from '../../locales/en/errors.json' with { type: 'json' }
import money from '../../locales/en/money.json' with { type: 'json' }
import type { StudioBooking } from '../../src/domain/booking/booking.ts'
import { BookingEntry } from '../../src/islands/desk/overview/ProgrammeEntry.tsx'
import { island } from '../../src/islands/shared/island.tsx'
import { PaidLine } from '../../src/islands/shared/PaidLine.tsx'
import { booking } from '../support/example-booking.ts'

const t = textsOf('en')

/** What a session of another year says of its money in a list. */
function said(changes: Partial<StudioBooking>) {
  const start = new Date('2090-11-22T10:00:00+08:00')
  const Screen = island<'money'>(() =>
    createElement(PaidLine, { booking: booking({ start, status: 'confirmed', ...changes }) }),
  )
  const markup = renderToStaticMarkup(createElement(Screen, { locale: 'en', texts: { money } }))
  return markup.split(/<[^>]+>/).filter(Boolean)
}

test('what was paid in one currency hides no debt in the other', () => {
  expect(said({ money: { USD: { due: 0, paid: 50 }, MNT: { due: 330_000, paid: 0 } } })).toEqual([
    t('money.overpaid', { amount: '$50' }),
    t('money.unpaid', { amount: '330,000₮' }),
  ])
  expect(said({ money: { USD: { due: 20, paid: 20 }, MNT: { due: 550_000, paid: 50_000 } } })).toEqual([
    t('money.partlyPaid', { paid: '50,000₮', due: '550,000₮' }),
  ])
})

test('that all is paid is said once, and of what is to come not that nothing is', () => {
  expect(said({ money: { USD: { due: 20, paid: 20 }, MNT: { due: 550, paid: 550 } } })).toEqual([
    t('money.paid'),
  ])
  expect(said({ money: { USD: { due: 50, paid: 0 } } })).toEqual([])
})

test('a session that owes money offers to record a payment, whatever is to be returned in another currency', () => {
  const now = new Date('2026-11-22T09:00:00+08:00')
  const drawn = (changes: Partial<StudioBooking>) => {
    const Screen = island<'common' | 'admin' | 'bookings' | 'money' | 'errors'>(() =>
      createElement(BookingEntry, {
        booking: booking({ status: 'confirmed', ...changes }),
        date: '2026-11-22',
        now,
      }),
    )
    const texts = { common, admin, bookings, money, errors }
    return renderToStaticMarkup(createElement(Screen, { locale: 'en', texts }))
  }
  const offer = t('money.addPayment')
  expect(drawn({ money: { USD: { due: 0, paid: 50 }, MNT: { due: 330_000, paid: 0 } } })).toContain(offer)
  expect(drawn({ money: { USD: { due: 0, paid: 50 } } })).not.toContain(offer)
})
