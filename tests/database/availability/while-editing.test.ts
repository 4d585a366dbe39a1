import { describe, expect, test } from 'vitest'
import { type Actor, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'

describe('taken times while a booking is edited', () => {
  const db = useDatabase()
  const hours = async (actor: Actor, except: string | null) => {
    const rows = await db.as<{ starts_at: string; ends_at: string }>(
      actor,
      'select * from public.busy_ranges($1, $2, $3)',
      [at('00:00'), at('23:59'), except],
    )
    return rows.map(({ starts_at, ends_at }) =>
      [starts_at, ends_at].map((text) => (new Date(text).getUTCHours() + 8) % 24).join('–'),
    )
  }

  test('its owner and an admin see them without it, merged or not', async () => {
    const own = await book(db, 'owner', { start: at('11:00') })
    await book(db, 'other', { user: 'other', start: at('10:00') })
    await book(db, 'other', { user: 'other', start: at('12:00') })
    for (const actor of ['owner', 'admin'] as const) {
      expect(await hours(actor, own)).toEqual(['10–11', '12–13'])
      expect(await hours(actor, null)).toEqual(['10–13'])
    }
  })

  test('nobody else can leave it out', async () => {
    const own = await book(db, 'owner', { start: at('11:00') })
    for (const actor of ['other', 'anonymous'] as const) expect(await hours(actor, own)).toEqual(['11–12'])
  })

  test('a booking of nobody, or none at all, is left out for nobody', async () => {
    await book(db, 'owner', { start: at('11:00') })
    const none = '00000000-0000-4000-8000-00000000ffff'
    for (const actor of ['owner', 'anonymous'] as const) expect(await hours(actor, none)).toEqual(['11–12'])
  })

  test('a booking may move into time it holds itself, and not into another’s', async () => {
    const own = await book(db, 'owner', { start: at('11:00'), duration: 120 })
    await book(db, 'other', { user: 'other', start: at('14:00') })
    await db.as('owner', ...updateBooking(own, `booking_date = '${at('12:00')}'`))
    const { state } = await db.refusal('owner', ...updateBooking(own, `booking_date = '${at('13:00')}'`))
    expect(state).toBe('23P01')
  })
})
