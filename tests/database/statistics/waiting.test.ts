import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book } from '../../support/booking-rows.ts'

const call = 'select * from public.admin_waiting()'

describe('what waits at the desk', () => {
  const db = useDatabase()

  test('is for admins', async () => {
    expect((await db.refusal('anonymous', call)).state).toBe('42501')
    expect(await db.refusal('owner', call)).toEqual({ state: 'PT403', message: 'not_allowed' })
  })

  test('are requests for times ahead that have not expired, and messages without an answer', async () => {
    expect(await db.as('admin', call)).toEqual([{ requests: 0, messages: 0 }])
    await book(db, 'owner')
    await book(db, 'admin', { start: at('12:00'), status: 'confirmed' })
    await book(db, 'operator', { start: at('14:00'), status: 'cancelled' })
    await book(db, 'operator', { start: '2020-05-10T10:00:00+08:00', status: 'pending' })
    const expired = await book(db, 'operator', { start: at('16:00'), status: 'pending' })
    await db.as('operator', 'update public.bookings set expires_at = now() where id = $1', [expired])
    await db.as(
      'operator',
      `insert into public.contact_messages (name, email, message, answered_at)
       values ('a', 'a@example.com', 'x', null), ('b', 'b@example.com', 'x', now())`,
    )
    expect(await db.as('admin', call)).toEqual([{ requests: 1, messages: 1 }])
  })
})
