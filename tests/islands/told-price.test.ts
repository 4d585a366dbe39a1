import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import admin from '../../locales/en/admin.json' with { type: 'json' }
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import common from '../../locales/en/common.json' with { type: 'json' }
import errors from '../../locales/en/errors.json' with { type: 'json' }
import money from '../../locales/en/money.json' with { type: 'json' }
import type { StudioBooking } from '../../src/domain/booking/booking.ts'
import { success } from '../../src/domain/errors.ts'
import type { Price } from '../../src/domain/offers/prices.ts'
import { defaultSettings as settings } from '../../src/domain/offers/settings.ts'
import { SessionFacts } from '../../src/islands/bookings/SessionFacts.tsx'
import { MoveDialog } from '../../src/islands/desk/calendar/MoveDialog.tsx'
import { FoldedRequest } from '../../src/islands/desk/overview/FoldedRequest.tsx'
import { island } from '../../src/islands/shared/island.tsx'
import { OfferAnswer } from '../../src/islands/shared/OfferAnswer.tsx'
import { LengthDialog } from '../../src/islands/shared/session-length/LengthDialog.tsx'
import { WorkLine } from '../../src/islands/shared/WorkLine.tsx'
import { booking } from '../support/example-booking.ts'

/** An hour at $50, of which $10 were taken off. */
const discounted = booking({ price: 50, money: { USD: { due: 40, paid: 0 } } })

/** The dollars that are read, in order. */
function dollars(drawing: ReactNode): string[] {
  const Screen = island<'common' | 'admin' | 'bookings' | 'money' | 'errors'>(() => drawing)
  const texts = { common, admin, bookings, money, errors }
  const drawn = renderToStaticMarkup(createElement(Screen, { locale: 'en', texts }))
  return drawn.replace(/<[^>]+>/g, ' ').match(/\$\d+/g) ?? []
}

const nothing = () => undefined
const offered = (price: Price) =>
  createElement(OfferAnswer, {
    booking: discounted,
    offer: {
      ...discounted,
      id: 1,
      price,
      words: null,
      kept: false,
      free: true,
    },
    answer: () => Promise.resolve(success(undefined)),
    onAccepted: nothing,
  })

test.each<[string, (one: StudioBooking) => ReactNode]>([
  ['line of the desk', (one) => createElement(WorkLine, { booking: one })],
  [
    'folded request',
    (one) =>
      createElement(FoldedRequest, {
        request: { ...one, noShows: 0, around: [], offer: null },
        onUnfold: nothing,
      }),
  ],
])('a %s names what the session costs in all, of a cancelled one its price', (_, draw) => {
  expect(dollars(draw(discounted))).toEqual(['$40'])
  expect(dollars(draw({ ...discounted, status: 'cancelled', money: { USD: { due: 0, paid: 0 } } }))).toEqual([
    '$50',
  ])
})

test('a card of a customer names what the session costs in all, of a cancelled one only what is still to be paid', () => {
  const card = (one: StudioBooking) => dollars(createElement(SessionFacts, { booking: one }))
  expect(card(discounted)).toEqual(['$40'])
  const cancelled = (due: number) => ({
    ...discounted,
    status: 'cancelled' as const,
    money: { USD: { due, paid: 0 } },
  })
  expect(card(cancelled(0))).toEqual([])
  expect(card(cancelled(15))).toEqual(['$15'])
})

test('before a session is moved or made longer, what it costs in all is named then and now', () => {
  const place = { date: '2026-11-22', from: 600, duration: 120 }
  const move = createElement(MoveDialog, { booking: discounted, place, settings, onAnswered: nothing })
  expect(dollars(move)).toEqual(['$40', '$90'])
  const longer = { booking: discounted, duration: 120, settings, onNo: nothing, onAnswered: nothing }
  expect(dollars(createElement(LengthDialog, longer))).toEqual(['$40', '$90'])
})

test('another time that is offered costs what it would with that, and the same is not said again', () => {
  expect(dollars(offered({ amount: 100, currency: 'USD' }))).toEqual(['$90'])
  expect(dollars(offered({ amount: 50, currency: 'USD' }))).toEqual([])
})
