import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'

const denied = { state: '42501', message: 'permission denied for table contact_messages' }
const insert = (changes: Record<string, string> = {}) => {
  const values = {
    name: 'Сараа',
    email: 'saraa@example.com',
    message: 'Сайн байна уу',
    locale: 'mn',
    ...changes,
  }
  return [
    'insert into public.contact_messages (name, email, message, locale) values ($1, $2, $3, $4)',
    [values.name, values.email, values.message, values.locale],
  ] as const
}

describe('contact messages', () => {
  const db = useDatabase()

  describe.each(['anonymous', 'owner'] as const)('as %s', (actor) => {
    test('messages can be neither read, written, changed nor deleted', async () => {
      await db.as('operator', ...insert())
      const read = await db.as(actor, 'select * from public.contact_messages').catch(({ message }) => message)
      expect(read).toEqual(actor === 'anonymous' ? denied.message : [])
      expect(await db.refusal(actor, ...insert())).toEqual(denied)
      const gone = 'delete from public.contact_messages returning id'
      const deleted = await db.as(actor, gone).catch(({ message }) => message)
      expect(deleted).toEqual(actor === 'anonymous' ? denied.message : [])
      const answer = 'update public.contact_messages set answered_at = now() returning id'
      const answered = await db.as(actor, answer).catch(({ message }) => message)
      expect(answered).toEqual(actor === 'anonymous' ? denied.message : [])
    })
  })

  describe('as admin', () => {
    test('messages can be read and marked as answered', async () => {
      await db.as('operator', ...insert())
      expect(await db.as('admin', 'select name from public.contact_messages')).toEqual([{ name: 'Сараа' }])
      const answer = 'update public.contact_messages set answered_at = now() returning name'
      expect(await db.as('admin', answer)).toHaveLength(1)
    })

    test('a message says who answered it, until it waits again', async () => {
      await db.as('operator', ...insert())
      const set = (at: string) =>
        db.as('admin', `update public.contact_messages set answered_at = ${at} returning answered_by`)
      expect(await set('now()')).toEqual([{ answered_by: people.admin }])
      expect(await set('null')).toEqual([{ answered_by: null }])
    })

    test('a message stays answered, by nobody that is known, once that account is gone', async () => {
      await db.as('operator', ...insert())
      await db.as('operator', 'update public.contact_messages set answered_at = now(), answered_by = $1', [
        people.other,
      ])
      await db.as('operator', 'update public.contact_messages set answered_by = $1', [people.other])
      await db.as('operator', 'delete from auth.users where id = $1', [people.other])
      const state = 'select answered_at is not null as answered, answered_by from public.contact_messages'
      expect(await db.as('admin', state)).toEqual([{ answered: true, answered_by: null }])
    })

    test('what is put aside as spam waits no more, and its sender’s next words come as spam, without a mail', async () => {
      await db.as('operator', ...insert())
      await db.as('admin', 'update public.contact_messages set spam = true')
      await db.as('operator', ...insert({ email: 'SARAA@example.com', message: 'again' }))
      await db.as('operator', ...insert({ email: 'bat@example.com' }))
      const spam = 'select lower(email) as email, count(*) from public.contact_messages where spam group by 1'
      expect(await db.as('admin', spam)).toEqual([{ email: 'saraa@example.com', count: 2 }])
      expect(await db.value('operator', 'select count(*) from private.outbox')).toBe(2)
      expect(await db.as('admin', 'select messages from public.admin_waiting()')).toEqual([{ messages: 1 }])
    })

    test('whose last words are no spam any more writes as anybody, whatever else of theirs is', async () => {
      const write = async (message: string, minute: number) => {
        await db.as('operator', ...insert({ message }))
        await db.as(
          'operator',
          "update public.contact_messages set created_at = now() + $2 * interval '1 minute' where message = $1",
          [message, minute],
        )
      }
      const spam = async () =>
        (
          await db.as<{ spam: boolean }>(
            'admin',
            'select spam from public.contact_messages order by created_at',
          )
        ).map((one) => one.spam)
      await write('first', 1)
      await db.as('admin', 'update public.contact_messages set spam = true')
      await write('second', 2)
      expect(await spam()).toEqual([true, true])
      await db.as('admin', "update public.contact_messages set spam = false where message = 'second'")
      await write('third', 3)
      expect(await spam()).toEqual([true, false, false])
      await db.as('admin', "update public.contact_messages set spam = true where message = 'third'")
      await write('fourth', 4)
      expect(await spam()).toEqual([true, false, true, true])
    })

    test('with one that is put aside go its sender’s later ones, and nobody else’s', async () => {
      for (const [message, email] of [
        ['first', 'saraa@example.com'],
        ['second', 'saraa@example.com'],
        ['third', 'SARAA@example.com'],
        ['other', 'bat@example.com'],
      ] as const) {
        await db.as('operator', ...insert({ message, email }))
      }
      await db.as(
        'operator',
        `update public.contact_messages set created_at = now() +
           array_position(array['first', 'second', 'third', 'other'], message) * interval '1 minute'`,
      )
      await db.as('admin', "update public.contact_messages set spam = true where message = 'second'")
      const spam = 'select message from public.contact_messages where spam order by created_at'
      expect(await db.as('admin', spam)).toEqual([{ message: 'second' }, { message: 'third' }])
    })

    test('a message can be deleted', async () => {
      await db.as('operator', ...insert())
      expect(await db.as('admin', 'delete from public.contact_messages returning name')).toHaveLength(1)
    })

    test('a message cannot be written or reworded', async () => {
      expect(await db.refusal('admin', ...insert())).toEqual(denied)
      expect(await db.refusal('admin', "update public.contact_messages set message = 'x'")).toEqual(denied)
    })
  })

  describe('as the service', () => {
    test('a message can be stored', async () => {
      await db.as('service', ...insert())
      const stored = 'select name, answered_at from public.contact_messages'
      expect(await db.as('service', stored)).toEqual([{ name: 'Сараа', answered_at: null }])
    })

    test.each([
      ['an empty name', { name: '  ' }],
      ['a name of 201 characters', { name: 'x'.repeat(201) }],
      ['an address without @', { email: 'saraa' }],
      ['an address without a dot', { email: 'saraa@example' }],
      ['an address with a space', { email: 'sa raa@example.com' }],
      ['an address with a line break', { email: 'saraa@example.com\nBcc: x@example.com' }],
      ['two addresses', { email: 'a@b.mn@c.mn' }],
      ['an address of 255 characters', { email: `${'x'.repeat(243)}@example.com` }],
      ['an empty message', { message: ' ' }],
      ['a message of 5,001 characters', { message: 'ө'.repeat(5001) }],
      ['what is no language', { locale: 'Deutsch' }],
    ])('%s is refused', async (_, changes) => {
      expect((await db.refusal('service', ...insert(changes))).state).toBe('23514')
    })
  })
})
