import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import { island } from '../../src/islands/shared/island.tsx'
import { ReasonField } from '../../src/islands/shared/ReasonField.tsx'

const t = textsOf('en')

test('that the customer reads the reason in an email is said only where there is an address', () => {
  const drawn = (...emails: (string | null)[]) => {
    const customers = emails.map((email) => ({ email }))
    const Screen = island<'bookings'>(() =>
      createElement(ReasonField, { value: '', customers, onChange: () => undefined }),
    )
    return renderToStaticMarkup(createElement(Screen, { locale: 'en', texts: { bookings } }))
  }
  expect(drawn('a@example.com')).toContain(t('bookings.reasonHint'))
  expect(drawn(null, 'a@example.com')).toContain(t('bookings.reasonHint'))
  expect(drawn(null)).not.toContain(t('bookings.reasonHint'))
})
