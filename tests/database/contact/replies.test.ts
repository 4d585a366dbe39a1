import { describe, expect, test } from 'vitest'
import { type Actor, people, useDatabase } from '../../support/actors.ts'

const reply = '20000000-0000-4000-8000-000000000001'
const other = '20000000-0000-4000-8000-000000000002'

describe('replies to messages', () => {
  const db = useDatabase()

  const message = () =>
    db.value<string>(
      'operator',
      `insert into public.contact_messages (name, email, message, locale)
       values ('Иван', 'ivan@example.com', 'Есть ли парковка?', 'ru') returning id`,
    )
  const answer = (id: string, { actor = 'admin' as Actor, by = reply, body = ' Да. ', seen = 0 } = {}) =>
    [actor, 'select public.reply_to_message($1, $2, $3, $4)', [id, by, body, seen]] as const
  const mails = () =>
    db.as<{ letter: Record<string, unknown> }>('service', 'select public.claim_mails(9) as letter')

  test('are for admins to read and write', async () => {
    const id = await message()
    expect((await db.refusal(...answer(id, { actor: 'anonymous' }))).state).toBe('42501')
    expect((await db.refusal(...answer(id, { actor: 'owner' }))).message).toBe('not_allowed')
    await db.as(...answer(id))
    const read = 'select body, author from public.contact_replies'
    expect(await db.as('owner', read)).toEqual([])
    expect(await db.as('admin', read)).toEqual([{ body: 'Да.', author: people.admin }])
    expect((await db.refusal('admin', 'delete from public.contact_replies')).state).toBe('42501')
  })

  test('mark the message as answered and go out to its sender, in the sender’s language', async () => {
    const id = await message()
    await mails()
    await db.as(...answer(id))
    const state = 'select answered_at is not null as answered, answered_by from public.contact_messages'
    expect(await db.as('admin', state)).toEqual([{ answered: true, answered_by: people.admin }])
    expect(await mails()).toMatchObject([
      {
        letter: {
          kind: 'contact_reply',
          audience: 'customer',
          to: 'ivan@example.com',
          locale: 'ru',
          payload: { name: 'Иван', message: 'Есть ли парковка?', reply: 'Да.' },
        },
      },
    ])
  })

  test('are written once, however often they are sent', async () => {
    const id = await message()
    await db.as(...answer(id))
    await db.as(...answer(id))
    expect(await db.value('admin', 'select count(*) from public.contact_replies')).toBe(1)
  })

  test('are refused, and not taken for written, where their id has gone out with other words', async () => {
    const id = await message()
    await db.as(...answer(id))
    const refusal = { state: 'PT409', message: 'message_answered_meanwhile' }
    for (const seen of [0, 1]) {
      expect(await db.refusal(...answer(id, { body: 'Нет.', seen }))).toEqual(refusal)
    }
    expect(await db.refusal(...answer(await message()))).toEqual(refusal)
    expect(await db.as('admin', 'select body from public.contact_replies')).toEqual([{ body: 'Да.' }])
  })

  test('are not written past one that the writer has not seen', async () => {
    const id = await message()
    await db.as(...answer(id))
    const refusal = { state: 'PT409', message: 'message_answered_meanwhile' }
    expect(await db.refusal(...answer(id, { by: other }))).toEqual(refusal)
    await db.as(...answer(id, { by: other, seen: 1 }))
    expect(await db.value('admin', 'select count(*) from public.contact_replies')).toBe(2)
  })

  test('have words, and not too many, and a message', async () => {
    const id = await message()
    const code = async (...call: ReturnType<typeof answer>) => (await db.refusal(...call)).message
    expect(await code(...answer(id, { body: ' \n ' }))).toBe('message_missing')
    expect(await code(...answer(id, { body: 'x'.repeat(5001) }))).toBe('message_too_long')
    expect(await code(...answer(other))).toBe('not_found')
    const insert = `insert into public.contact_replies (id, message_id, body) values ($1, $2, ' ')`
    expect((await db.refusal('service', insert, [reply, id])).state).toBe('23514')
  })

  test('go with their message, and are not sent any more', async () => {
    const id = await message()
    await db.as(...answer(id))
    await db.as('admin', 'delete from public.contact_messages')
    expect(await db.value('operator', 'select count(*) from public.contact_replies')).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('stay, by nobody that is known, once their writer’s account is gone', async () => {
    const id = await message()
    await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.other])
    await db.as(...answer(id, { actor: 'other' }))
    await db.as('operator', 'delete from auth.users where id = $1', [people.other])
    const read = 'select body, author from public.contact_replies'
    expect(await db.as('admin', read)).toEqual([{ body: 'Да.', author: null }])
  })

  test('that wait for more than a month are not sent any more', async () => {
    const id = await message()
    await db.as(...answer(id))
    await db.as('operator', 'update private.outbox set expires_at = now()')
    expect(await mails()).toEqual([])
  })

  test('a mail to a customer names one, or a reply', async () => {
    const insert = `insert into private.outbox (kind, audience, once) values ('x', 'customer', 'x')`
    expect((await db.refusal('operator', insert)).message).toContain('outbox_customer_known')
  })
})
