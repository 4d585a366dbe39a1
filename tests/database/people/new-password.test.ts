import { beforeEach, describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'

describe('a new password', () => {
  const db = useDatabase()
  const begun = `email_change = 'new@example.com', email_change_token_new = 'a', email_change_token_current = 'b',
    email_change_sent_at = now(), recovery_token = 'c', recovery_sent_at = now(), reauthentication_token = 'd',
    reauthentication_sent_at = now()`
  const set = (what: string) =>
    db.as('operator', `update auth.users set ${what} where id = $1`, [people.owner])
  const left = async (person: string = people.owner) => {
    const [row] = await db.as(
      'operator',
      `select email_change_sent_at is not null as change, recovery_sent_at is not null as recovery,
         reauthentication_sent_at is not null as reauthentication,
         exists (select from auth.one_time_tokens t where t.user_id = u.id) as token
       from auth.users u where id = $1`,
      [person],
    )
    return row
  }
  const all = { change: true, recovery: true, reauthentication: true, token: true }
  const nothing = { change: false, recovery: false, reauthentication: false, token: false }

  beforeEach(async () => {
    for (const person of [people.owner, people.other]) {
      await db.as('operator', "update auth.users set encrypted_password = 'old' where id = $1", [person])
      await db.as(
        'operator',
        `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
         values (gen_random_uuid(), $1, 'recovery_token', 'c', 'owner@example.com')`,
        [person],
      )
    }
    // The first password of each has just been written.
    await db.as('operator', `update auth.users set ${begun}`)
  })

  test('ends the change of address, the links and the codes of before, and nobody else’s', async () => {
    expect(await left()).toEqual(all)
    await set("encrypted_password = 'new'")
    expect(await left()).toEqual(nothing)
    expect(await left(people.other)).toEqual(all)
  })

  test('ends the address from which a calendar program reads, and nobody else’s', async () => {
    const create = 'select public.create_calendar_feed()'
    const read = async (token: string) =>
      (await db.value('service', 'select public.calendar_feed_content($1)', [token])) !== null
    const [own, another] = [await db.value<string>('owner', create), await db.value<string>('other', create)]
    await set('updated_at = now()')
    expect([await read(own), await read(another)]).toEqual([true, true])
    await set("encrypted_password = 'new'")
    expect([await read(own), await read(another)]).toEqual([false, true])
    expect(await db.value('owner', 'select public.calendar_feed()')).toBeNull()
  })

  test('leaves what is asked for with it', async () => {
    await set(
      `encrypted_password = 'new', email_change_sent_at = now() + interval '1 minute',
       recovery_sent_at = now() + interval '1 minute', reauthentication_sent_at = now() + interval '1 minute'`,
    )
    expect(await left()).toEqual({ ...all, token: false })
  })

  test('is none where the same is written again', async () => {
    await set("encrypted_password = 'old', updated_at = now()")
    expect(await left()).toEqual(all)
  })
})
