import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import common from '../../locales/en/common.json' with { type: 'json' }
import { island } from '../../src/islands/shared/island.tsx'
import { StartChoice } from '../../src/islands/shared/StartChoice.tsx'
import { $settings } from '../../src/stores/settings.ts'
import { booking } from '../support/example-booking.ts'

afterEach(() => $settings.set({ status: 'loading' }))

test('free times are waited for as long as they may come; a time can be typed either way', () => {
  const Screen = island<'common' | 'bookings'>(() =>
    createElement(StartChoice, {
      wish: booking(),
      except: booking().id,
      legend: '',
      onChoose: () => undefined,
    }),
  )
  const drawn = () =>
    renderToStaticMarkup(createElement(Screen, { locale: 'en', texts: { bookings, common } }))
  expect(drawn()).toContain('skeleton')
  $settings.set({ status: 'failed', code: 'offline' })
  expect(drawn()).not.toContain('skeleton')
  expect(drawn()).toContain('type="time"')
})
