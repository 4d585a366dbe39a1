import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book } from '../../support/bookings.ts'

const get = (id: string) => ['select * from public.get_user($1)', [id]] as const
const nobody = '00000000-0000-4000-8000-0000000000ff'

describe('one account', () => {
  const db = useDatabase()

  test('as a visitor or customer it is refused, one’s own too', async () => {
    expect(await db.refusal('anonymous', ...get(people.owner))).toEqual({
      state: '42501',
      message: 'permission denied for function get_user',
    })
    for (const id of [people.owner, people.other, nobody]) {
      expect(await db.refusal('owner', ...get(id))).toEqual({ state: 'PT403', message: 'not_allowed' })
    }
  })

  test('as admin it shows contact, choices, bookings and what was earned', async () => {
    await db.as(
      'owner',
      "update public.profiles set full_name = 'Сараа', phone = '+97699112233', newsletter = true",
    )
    await book(db, 'owner')
    await book(db, 'admin', { start: at('12:00'), status: 'confirmed' })
    await book(db, 'admin', { start: at('14:00'), status: 'confirmed', user: 'other' })
    expect(await db.as('admin', ...get(people.owner))).toEqual([
      {
        id: people.owner,
        email: 'owner@example.com',
        full_name: 'Сараа',
        phone: '+97699112233',
        role: 'user',
        created_at: expect.anything(),
        notifications: true,
        newsletter: true,
        bookings: 2,
        revenue: { USD: 50 },
      },
    ])
  })

  test('an unknown account is not found', async () => {
    expect(await db.refusal('admin', ...get(nobody))).toEqual({ state: 'PT404', message: 'user_not_found' })
  })
})
