import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import admin from '../../locales/en/admin.json' with { type: 'json' }
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import { ClosureLight } from '../../src/islands/desk/closures/ClosureLight.tsx'
import { type ClosureForm, emptyForm } from '../../src/islands/desk/closures/closure-form.ts'
import { island } from '../../src/islands/shared/island.tsx'

const Light = island<'admin' | 'bookings', ComponentProps<typeof ClosureLight>>((props) =>
  createElement(ClosureLight, props),
)
const hours: ClosureForm = {
  ...emptyForm,
  wholeDays: false,
  firstDay: '2026-12-09',
  lastDay: '2026-12-09',
  from: '12:00',
  to: '15:00',
}
const drawn = (changes: Partial<ClosureForm>) =>
  renderToStaticMarkup(
    createElement(Light, { locale: 'en', texts: { admin, bookings }, form: { ...hours, ...changes } }),
  )

test('hours that are to be closed are drawn on the light of their day, from one day to another on both, with their dates', () => {
  expect(drawn({}).match(/day-strip-closed/g)).toHaveLength(1)
  expect(drawn({})).not.toContain('December')
  const nights = drawn({ lastDay: '2026-12-11' })
  expect(nights.match(/day-strip-closed/g)).toHaveLength(2)
  expect(nights).toMatch(/9 December 2026.*11 December 2026/)
})

test('whole days have no hours to draw, nor has what is not a period yet', () => {
  expect(drawn({ wholeDays: true })).toBe('')
  expect(drawn({ firstDay: '' })).toBe('')
  expect(drawn({ to: '12:00' })).toBe('')
})
