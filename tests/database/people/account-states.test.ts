import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book } from '../../support/booking-rows.ts'
import { addCustomer, profileOf } from '../../support/customers.ts'

const invited = '00000000-0000-4000-8000-00000000000e'

describe('how an account stands', () => {
  const db = useDatabase()
  const user = (set: string, id: string = people.owner) =>
    db.as('operator', `update auth.users set ${set} where id = $1`, [id])
  const factor = (status: string) =>
    db.as(
      'operator',
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', $2::auth.factor_status, now(), now())`,
      [people.owner, status],
    )
  /** As the page of a person and as the list says it: both the same. */
  async function state(id: string = people.owner) {
    const columns = 'blocked, second_step, last_sign_in_at, invited_at'
    const [one] = await db.as('admin', `select ${columns} from public.get_user($1)`, [id])
    const [listed] = await db.as('admin', `select ${columns} from public.list_users() where id = $1`, [id])
    expect(listed).toEqual(one)
    return one
  }

  test('blocked is who may not sign in yet again', async () => {
    expect(await state()).toMatchObject({ blocked: false })
    await user("banned_until = now() + interval '1 hour'")
    expect(await state()).toMatchObject({ blocked: true })
    await user("banned_until = now() - interval '1 hour'")
    expect(await state()).toMatchObject({ blocked: false })
  })

  test('a second step counts once it is verified', async () => {
    await factor('unverified')
    expect(await state()).toMatchObject({ second_step: false })
    await factor('verified')
    expect(await state()).toMatchObject({ second_step: true })
  })

  test('the last sign-in is told', async () => {
    await user("last_sign_in_at = '2026-11-20 10:00+08'")
    expect(await state()).toMatchObject({ last_sign_in_at: '2026-11-20T02:00:00+00:00' })
  })

  test('of a customer it tells when they were invited, and leaves out the account that waits for them', async () => {
    const id = await addCustomer(db, { email: 'saraa@example.com' })
    expect(await state(id)).toEqual({
      blocked: false,
      second_step: false,
      last_sign_in_at: null,
      invited_at: null,
    })
    await db.as('operator', "insert into auth.users (id, email) values ($1, 'saraa@example.com')", [invited])
    await db.as('operator', "insert into private.invitations values ($1, $2, '2026-11-20 10:00+08')", [
      id,
      invited,
    ])
    expect(await state(id)).toMatchObject({ invited_at: '2026-11-20T02:00:00+00:00' })
    const everybody = await db.as('admin', 'select total from public.list_users()')
    expect(await db.as('admin', 'select total_users from public.admin_statistics()')).toEqual([
      { total_users: everybody[0]?.total },
    ])
    expect(await db.as('admin', "select id, total from public.list_users('saraa@')")).toEqual([
      { id, total: 1 },
    ])
  })
})

describe('an account that an admin deletes', () => {
  const db = useDatabase()
  const remove = (id: string) =>
    ["update auth.users set deleted_at = now(), email = 'x' where id = $1", [id]] as const

  test('takes the person along, from their bookings, too, which stay', async () => {
    await db.as('owner', "update public.profiles set full_name = 'Сараа'")
    const past = await book(db, 'operator', {
      start: at('10:00', '2020-01-01'),
      status: 'confirmed',
      notes: 'mine',
    })
    const ahead = await book(db, 'owner', { notes: 'mine' })
    await db.as('operator', ...remove(people.owner))
    expect(await profileOf(db, people.owner)).toBeUndefined()
    expect(
      await db.as('operator', 'select id, user_id, notes, status from public.bookings order by booking_date'),
    ).toEqual([
      { id: past, user_id: null, notes: null, status: 'confirmed' },
      { id: ahead, user_id: null, notes: null, status: 'cancelled' },
    ])
  })

  test('is never the last admin’s', async () => {
    expect(await db.refusal('operator', ...remove(people.admin))).toEqual({
      state: 'PT409',
      message: 'last_admin',
    })
  })
})
