import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import errors from '../../locales/en/errors.json' with { type: 'json' }
import links from '../../locales/en/links.json' with { type: 'json' }
import type { BookingStatus } from '../../src/domain/booking/booking.ts'
import { type ErrorCode, failure } from '../../src/domain/errors.ts'
import { AnswerOutcome } from '../../src/islands/links/AnswerOutcome.tsx'
import { island } from '../../src/islands/shared/island.tsx'
import { booking } from '../support/example-booking.ts'

const t = textsOf('en')

/** What the page of a mail's link says of a press that failed. */
function said(code: ErrorCode, status: BookingStatus) {
  const request = { ...booking({ status }), answer: null }
  const Screen = island<'errors' | 'links'>(() =>
    createElement(AnswerOutcome, { request, outcome: failure(code), undone: false }),
  )
  const markup = renderToStaticMarkup(createElement(Screen, { locale: 'en', texts: { errors, links } }))
  return markup.split(/<[^>]+>/).filter(Boolean)
}

test.each(['booking_taken', 'booking_closed'] as const)(
  'an answer that cannot be taken back says why: %s',
  (code) => {
    expect(said(code, 'cancelled')).toEqual([t(`errors.${code}`)])
    expect(said(code, 'pending')).toEqual([t('links.timeGone')])
  },
)

test('who answers what somebody else has answered reads that answer, no error', () => {
  expect(said('booking_changed_meanwhile', 'cancelled')).toEqual([t('links.alreadyDeclined')])
})
