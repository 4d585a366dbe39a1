import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import bookings from '../../locales/en/bookings.json' with { type: 'json' }
import common from '../../locales/en/common.json' with { type: 'json' }
import errors from '../../locales/en/errors.json' with { type: 'json' }
import money from '../../locales/en/money.json' with { type: 'json' }
import type { StudioBooking } from '../../src/domain/booking/booking.ts'
import type { Charge, ChargeKind } from '../../src/domain/booking/money.ts'
import { ChargeForm } from '../../src/islands/bookings/money/ChargeForm.tsx'
import { ChargeList } from '../../src/islands/bookings/money/ChargeList.tsx'
import { island } from '../../src/islands/shared/island.tsx'
import { booking } from '../support/example-booking.ts'

const t = textsOf('en')
const nothing = () => undefined

function drawn<P extends object>(screen: FunctionComponent<P>, props: P): string {
  const Screen = island<'bookings' | 'common' | 'money' | 'errors'>(() => createElement(screen, props))
  return renderToStaticMarkup(
    createElement(Screen, { locale: 'en', texts: { bookings, common, money, errors } }),
  )
}

const form = (changes: Partial<StudioBooking>, ...kinds: ChargeKind[]) =>
  drawn(ChargeForm, { booking: booking(changes), charges: [], kinds, onClose: nothing, onDone: nothing })

test('what is paid or given back is in one of the currencies that the booking has had; what it costs in its own', () => {
  const both = { money: { USD: { due: 0, paid: 20 }, MNT: { due: 330_000, paid: 0 } } }
  const inTugriks = { ...both, currency: 'MNT' } as const
  expect(form(inTugriks, 'payment')).toContain(t('money.USD'))
  expect(form(inTugriks, 'payment')).toContain('value="330,000"')
  expect(form({ ...both, currency: 'USD' }, 'refund')).toContain('value="20"')
  expect(form(inTugriks, 'extra')).not.toContain(t('money.USD'))
  expect(form({ money: { USD: { due: 50, paid: 20 } } }, 'refund')).not.toContain(t('money.USD'))
})

test('that its customer reads the reason is said only of one whom a word can reach', () => {
  const { customer } = booking({})
  const hint = t('money.reasonHint')
  expect(form({ customer }, 'extra')).toContain(hint)
  expect(form({ customer: { ...customer, email: null } }, 'extra')).not.toContain(hint)
})

test('an entry that does not count is struck: the fee of a booking that stands again, another cost of a cancelled one', () => {
  const entry = (kind: ChargeKind): Charge => ({
    id: kind,
    kind,
    due: 15,
    paid: 0,
    currency: 'USD',
    method: null,
    reason: null,
    reverses: null,
    at: new Date('2026-11-22T09:00:00+08:00'),
    author: null,
  })
  const struck = (status: StudioBooking['status']) => {
    const charges = [entry('fee'), entry('extra')]
    const list = drawn(ChargeList, {
      byStudio: false,
      booking: booking({ status }),
      charges,
      onDone: nothing,
    })
    return charges
      .filter(({ kind }) => list.includes(`line-through">${t(`money.${kind}`)}`))
      .map(({ kind }) => kind)
  }
  expect(struck('confirmed')).toEqual(['fee'])
  expect(struck('cancelled')).toEqual(['extra'])
})
