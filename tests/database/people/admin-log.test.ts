import { describe, expect, test } from 'vitest'
import { people, type TestDatabase, useDatabase } from '../../support/actors.ts'
import { book } from '../../support/booking-rows.ts'
import { addCustomer, profileOf } from '../../support/customers.ts'

const notAllowed = { state: 'PT403', message: 'not_allowed' }

/** What was noted of somebody, newest first. */
const noted = (db: TestDatabase, person: string) =>
  db.as('admin', 'select * from public.list_admin_log($1)', [person])

describe('the log of what admins do to people', () => {
  const db = useDatabase()

  test('as a visitor or customer it is refused', async () => {
    const read = 'select * from public.list_admin_log()'
    expect(await db.refusal('anonymous', read)).toMatchObject({ state: '42501' })
    expect(await db.refusal('owner', read)).toEqual(notAllowed)
  })

  test('a changed role is noted with who gave it, the same one again is not', async () => {
    const give = ["select public.set_user_role($1, 'admin')", [people.owner]] as const
    await db.as('admin', ...give)
    await db.as('admin', ...give)
    expect(await noted(db, people.owner)).toEqual([
      {
        number: expect.any(Number),
        happened_at: expect.anything(),
        actor: 'admin@example.com',
        person_id: people.owner,
        person: 'owner@example.com',
        action: 'role',
        details: { role: 'admin' },
        reason: null,
        outcome: 'done',
      },
    ])
  })

  test('the operator’s own hand is noted without a name', async () => {
    await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.other])
    expect(await noted(db, people.other)).toMatchObject([{ actor: null, details: { role: 'admin' } }])
  })

  test('an edit names what was edited, not what it said, and no edit is none', async () => {
    const id = await addCustomer(db)
    const edit = async (phone: string) => {
      const { version } = (await profileOf(db, id)) ?? {}
      await db.as('admin', 'select public.edit_customer($1, $2, $3, $4, $5, $6)', [
        id,
        String(version),
        'Болд',
        phone,
        'bold@example.com',
        'ru',
      ])
    }
    await edit('+97688112233')
    await edit('+97688112233')
    await edit('+97688112244')
    expect(await noted(db, id)).toMatchObject([
      { person: 'Болд · bold@example.com', action: 'edit', details: { fields: ['phone'] } },
      { action: 'edit', details: { fields: ['full_name', 'phone', 'email', 'locale'] } },
    ])
  })

  test('a merge is noted with the one who is gone', async () => {
    const id = await addCustomer(db)
    await db.as('admin', 'select public.merge_customers($1, $2)', [id, people.owner])
    expect(await noted(db, people.owner)).toMatchObject([
      {
        person: 'owner@example.com',
        action: 'merge',
        details: { other: 'Сараа · +97699112233' },
      },
    ])
  })

  test('who was deleted is still named, and leads nowhere', async () => {
    const id = await addCustomer(db)
    await db.as('admin', 'select public.delete_customer($1)', [id])
    expect(await noted(db, id)).toMatchObject([
      { person: 'Сараа · +97699112233', person_id: null, action: 'delete' },
    ])
  })

  test('what was refused is not noted', async () => {
    await book(db, 'owner')
    await db.refusal('admin', 'select public.delete_customer($1)', [people.owner])
    expect(await noted(db, people.owner)).toEqual([])
  })

  test('it comes newest first, in pages of 1 to 100', async () => {
    const id = await addCustomer(db)
    await db.as(
      'operator',
      `insert into private.admin_log (person_id, person, action, details)
       select $1, 'x', 'edit', jsonb_build_object('n', n) from generate_series(1, 120) n`,
      [id],
    )
    const page = async (size: number, skip: number) =>
      (
        await db.as<{ details: { n: number } }>('admin', 'select * from public.list_admin_log($1, $2, $3)', [
          id,
          size,
          skip,
        ])
      ).map(({ details }) => details.n)
    expect((await page(1000, 0)).length).toBe(100)
    expect(await page(2, 1)).toEqual([119, 118])
    expect(await page(0, -5)).toEqual([120])
    expect((await db.as('admin', 'select * from public.list_admin_log()')).length).toBe(50)
  })

  describe('a row', () => {
    test.each([
      'update private.admin_log set reason = null',
      'delete from private.admin_log',
      'truncate private.admin_log',
    ])('is neither changed nor taken away: %s', async (text) => {
      expect(await db.refusal('operator', text)).toEqual(notAllowed)
      expect(await db.refusal('service', text)).toMatchObject({ state: '42501' })
    })

    const add = (columns: string, values: string) =>
      `insert into private.admin_log (person, ${columns}) values ('x', ${values})`
    test.each([
      ['a kind of act that is none', add('action', "'x'"), 'admin_log_action'],
      ['an outcome that is none', add('action, outcome', "'edit', 'x'"), 'admin_log_outcome'],
      ['a reason without end', add('action, reason', "'edit', repeat('x', 501)"), 'admin_log_reason_length'],
      ['an answer that asks', add('action, outcome, asked', "'edit', 'asked', 1"), 'admin_log_answer'],
      ['an answer to nothing', add('action, asked', "'edit', 0"), 'admin_log_asked_fkey'],
    ])('has not %s', async (_, text, constraint) => {
      const { message } = await db.refusal('operator', text)
      expect(message).toContain(constraint)
    })
  })
})
