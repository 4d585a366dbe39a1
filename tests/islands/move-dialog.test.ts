import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import admin from '../../locales/en/admin.json' with { type: 'json' }
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import common from '../../locales/en/common.json' with { type: 'json' }
import errors from '../../locales/en/errors.json' with { type: 'json' }
import { defaultSettings, type StudioSettings } from '../../src/domain/offers/settings.ts'
import { MoveDialog } from '../../src/islands/desk/calendar/MoveDialog.tsx'
import { island } from '../../src/islands/shared/island.tsx'
import { booking } from '../support/example-booking.ts'

const ten = { date: '2026-11-22', from: 600, duration: 60 }
const rental = defaultSettings.services.map((one) => ({ ...one, pastClosing: true }))

test.each<[Partial<typeof ten>, boolean, Partial<StudioSettings>?]>([
  [{}, false],
  [{ from: 510 }, true],
  [{ from: 1290 }, true],
  [{ date: '2026-11-23' }, true],
  [{ from: 1290 }, false, { services: rental }],
  [{ from: 1320 }, true, { services: rental }],
])('a move to %o is said to be outside opening hours: %s', (place, outside, changes = {}) => {
  const settings = { ...defaultSettings, weekHours: { '1': null }, ...changes }
  const Screen = island<'common' | 'admin' | 'bookings' | 'errors'>(() =>
    createElement(MoveDialog, {
      booking: booking(),
      place: { ...ten, ...place },
      settings,
      onAnswered: () => undefined,
    }),
  )
  const texts = { common, admin, bookings, errors }
  const drawn = renderToStaticMarkup(createElement(Screen, { locale: 'en', texts }))
  expect(drawn.includes(admin.outsideHours)).toBe(outside)
})
