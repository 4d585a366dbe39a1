import { describe, expect, test } from 'vitest'
import { people, type TestDatabase, useDatabase } from '../../support/actors.ts'
import { type ClaimedMail, claim, makeDue, waiting } from '../../support/mails.ts'

const mn = { subject: 'Мэдээ', text: 'Сайн байна уу' }
const en = { subject: 'News', text: 'Hello' }
const nothing = { subject: ' ', text: '' }

interface Newsletter {
  id: string
  texts: object
  state: string
  updated_at: string
}

const refused = (status: number, message: string) => ({ state: `PT${status}`, message })
const meanwhile = refused(409, 'newsletter_changed_meanwhile')

describe('a newsletter', () => {
  const db = useDatabase()
  const save = async (texts: object, { id = null as string | null, seen = null as string | null } = {}) =>
    (
      await db.as<Newsletter>('admin', 'select * from public.save_newsletter($1, $2, $3)', [
        id,
        JSON.stringify(texts),
        seen,
      ])
    )[0] as Newsletter
  const send = ({ id, updated_at }: Newsletter) =>
    ['select public.send_newsletter($1, $2)', [id, updated_at]] as [string, string[]]
  const state = (id: string) => db.value('admin', 'select state from public.newsletters where id = $1', [id])
  const counts = (id: string) => db.value('admin', 'select public.newsletter_counts($1)', [id])

  /** Those who asked for newsletters. */
  async function subscribe(...who: (keyof typeof people)[]) {
    for (const one of who) {
      await db.as(one, 'update public.profiles set newsletter = true where id = auth.uid()')
    }
  }

  describe('as a draft', () => {
    test('is saved, also unfinished, and saved again over the version that was seen', async () => {
      const draft = await save({ mn: nothing })
      expect(draft).toMatchObject({
        state: 'draft',
        texts: { mn: nothing },
        created_by: people.admin,
        sent_at: null,
      })
      const saved = await save({ mn }, { id: draft.id, seen: draft.updated_at })
      expect(saved).toMatchObject({ id: draft.id, texts: { mn } })
      expect(saved.updated_at).not.toBe(draft.updated_at)
      expect(await db.as('admin', 'select id from public.newsletters')).toHaveLength(1)
      const stale = db.refusal('admin', 'select public.save_newsletter($1, $2, $3)', [
        draft.id,
        '{}',
        draft.updated_at,
      ])
      expect(await stale).toEqual(meanwhile)
      expect(
        await db.refusal('admin', 'select public.save_newsletter($1, $2, null)', [draft.id, '{}']),
      ).toEqual(meanwhile)
    })

    test('of the same words is made once: who got no answer asks again; one in other words, of somebody else or of what went out is another', async () => {
      const draft = await save({ mn, en })
      expect(await save({ mn, en })).toEqual(draft)
      expect((await save({ mn })).id).not.toBe(draft.id)
      await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.other])
      const theirs = 'select id from public.save_newsletter(null, $1, null)'
      expect(await db.value('other', theirs, [JSON.stringify({ mn, en })])).not.toBe(draft.id)
      await db.as('admin', ...send(draft))
      expect(await save({ mn, en })).toMatchObject({ state: 'draft', texts: { mn, en } })
    })

    test('belongs to the admins', async () => {
      const draft = await save({ mn, en })
      for (const call of [
        'save_newsletter(null, $2, null)',
        'save_newsletter($1, $2, null)',
        'test_newsletter($1)',
        'send_newsletter($1, now())',
        'stop_newsletter($1)',
        'delete_newsletter($1)',
        'newsletter_counts($1)',
      ]) {
        const text = `select public.${call}, $1::uuid, $2::jsonb`
        expect(await db.refusal('owner', text, [draft.id, '{}']), call).toEqual(refused(403, 'not_allowed'))
      }
      for (const call of [
        'save_newsletter($1, $2, null)',
        'test_newsletter($1)',
        'send_newsletter($1, now())',
        'stop_newsletter($1)',
        'delete_newsletter($1)',
      ]) {
        const text = `select public.${call}, $1::uuid, $2::jsonb`
        expect(await db.refusal('admin', text, [people.owner, '{}']), call).toEqual(refused(404, 'not_found'))
      }
    })

    test.each([
      ['no object', []],
      ['an unknown form of language', { MN: mn }],
      ['a text that is none', { mn: 'x' }],
      ['no subject', { mn: { text: 'x' } }],
      ['no text', { mn: { subject: 'x' } }],
      ['a subject that is no text', { mn: { subject: 1, text: 'x' } }],
      ['a subject of two lines', { mn: { subject: 'a\nBcc: x@example.com', text: 'x' } }],
      ['a long subject', { mn: { subject: 'x'.repeat(201), text: 'x' } }],
      ['a long text', { mn: { subject: 'x', text: 'x'.repeat(20_001) } }],
    ])('may not have %s', async (_, texts) => {
      const { state, message } = await db.refusal('admin', 'select public.save_newsletter(null, $1, null)', [
        JSON.stringify(texts),
      ])
      expect([state, message]).toEqual(['23514', expect.stringContaining('newsletters_texts')])
    })

    test('may be long, and in a language more', async () => {
      await save({ 'zh-Hant': { subject: 'x'.repeat(200), text: 'a\n'.repeat(10_000) } })
    })

    test('can be tried on oneself, in one’s language, in any state', async () => {
      await db.as('admin', "update public.profiles set locale = 'en' where id = auth.uid()")
      const draft = await save({ mn, en })
      await db.as('admin', 'select public.test_newsletter($1)', [draft.id])
      await db.as('admin', 'select public.test_newsletter($1)', [draft.id])
      const mails = await claim(db)
      expect(mails).toHaveLength(2)
      expect(mails[0]).toMatchObject({
        kind: 'newsletter',
        audience: 'customer',
        to: 'admin@example.com',
        locale: 'en',
        payload: { ...en, token: expect.any(String) },
      })
      expect(await counts(draft.id)).toEqual({ subscribers: 0, waiting: 0, sent: 0, failed: 0 })
    })

    test('that is empty in that language cannot be tried', async () => {
      const draft = await save({ mn: nothing, ru: mn })
      expect(await db.refusal('admin', 'select public.test_newsletter($1)', [draft.id])).toEqual(
        refused(422, 'newsletter_incomplete'),
      )
    })

    test('is deleted, with its tests', async () => {
      const draft = await save({ mn, en })
      await db.as('admin', 'select public.test_newsletter($1)', [draft.id])
      await db.as('admin', 'select public.delete_newsletter($1)', [draft.id])
      expect(await db.as('admin', 'select 1 from public.newsletters')).toEqual([])
      expect(await waiting(db)).toEqual([])
    })

    test('stays when its author leaves', async () => {
      const draft = await save({ mn })
      await db.as('operator', "update public.profiles set role = 'admin'")
      await db.as('operator', 'delete from auth.users where id = $1', [people.admin])
      expect(await db.as('owner', 'select id, created_by from public.newsletters')).toEqual([
        { id: draft.id, created_by: null },
      ])
    })
  })

  describe('is sent', () => {
    test('to those who asked for it and whose address is confirmed and has let nothing come back', async () => {
      await subscribe('owner', 'other', 'admin')
      await db.as('operator', 'update auth.users set email_confirmed_at = null where id = $1', [people.other])
      await db.as('service', "select public.note_bounce('1', 'ADMIN@example.com', 'hard')")
      const draft = await save({ mn, en })
      expect(await db.value('admin', ...send(draft))).toBe(1)
      expect((await claim(db)).map(({ to }) => to)).toEqual(['owner@example.com'])
    })

    test('not to whoever is blocked, who is not counted either, also where it waits for them already', async () => {
      const block = (who: keyof typeof people) =>
        db.as('operator', "update auth.users set banned_until = now() + interval '1 year' where id = $1", [
          people[who],
        ])
      await subscribe('owner', 'other')
      await block('owner')
      const draft = await save({ mn, en })
      expect(await counts(draft.id)).toMatchObject({ subscribers: 1 })
      expect(await db.value('admin', ...send(draft))).toBe(1)
      await block('other')
      expect(await claim(db)).toEqual([])
    })

    test('one a second, so that a booking’s mails need not wait', async () => {
      await subscribe('owner', 'other', 'admin')
      await db.as('admin', ...send(await save({ mn, en })))
      const pauses = 'select extract(epoch from due_at - now())::integer as s from private.outbox order by 1'
      expect(await db.as('operator', pauses)).toEqual([{ s: 0 }, { s: 1 }, { s: 2 }])
    })

    test.each([
      ['mn', mn, 'mn'],
      ['ru', { subject: 'Новости', text: 'Привет' }, 'ru'],
      ['zh', en, 'en'],
    ])('in the language of its reader, else in English: %s', async (locale, text, language) => {
      await subscribe('owner')
      await db.as('owner', 'update public.profiles set locale = $1', [locale])
      const draft = await save({ mn, en, ru: { subject: 'Новости', text: 'Привет' }, zh: nothing })
      await db.as('admin', ...send(draft))
      expect(await claim(db)).toMatchObject([{ locale: language, replyTo: null, payload: text }])
    })

    test.each([
      ['Mongolian', { en }],
      ['English', { mn }],
      ['a subject in Mongolian', { mn: { ...mn, subject: '\u00a0' }, en }],
      ['the text in a language that was begun', { mn, en, ru: { subject: 'Новости', text: '' } }],
    ])('not without %s', async (_, texts) => {
      const draft = await save(texts)
      expect(await db.refusal('admin', ...send(draft))).toEqual(refused(422, 'newsletter_incomplete'))
      expect(await state(draft.id)).toBe('draft')
    })

    test('once, as it was seen, and is not changed or deleted while it goes', async () => {
      await subscribe('owner')
      const draft = await save({ mn, en })
      expect(await db.refusal('admin', 'select public.send_newsletter($1, null)', [draft.id])).toEqual(
        meanwhile,
      )
      await db.as('admin', ...send(draft))
      expect(await db.refusal('admin', ...send(draft))).toEqual(meanwhile)
      const present = await db.value<string>('admin', 'select updated_at from public.newsletters')
      const again = { ...draft, updated_at: present }
      expect(await db.refusal('admin', ...send(again))).toEqual(meanwhile)
      expect(
        await db.refusal('admin', 'select public.save_newsletter($1, $2, $3)', [draft.id, '{}', present]),
      ).toEqual(meanwhile)
      expect(await db.refusal('admin', 'select public.delete_newsletter($1)', [draft.id])).toEqual(meanwhile)
      expect(await waiting(db)).toEqual(['customer newsletter'])
    })

    test('and is called sent when the last of it has gone, tests or not', async () => {
      await subscribe('owner', 'other')
      const draft = await save({ mn, en })
      await db.as('admin', ...send(draft))
      await makeDue(db)
      const [one, two] = (await claim(db)) as [ClaimedMail, ClaimedMail]
      await finish(db, one)
      await db.as('operator', 'select private.queue_due_mails()')
      expect(await state(draft.id)).toBe('sending')
      expect(await counts(draft.id)).toEqual({ subscribers: 2, waiting: 1, sent: 1, failed: 0 })
      await db.as('service', "select public.postpone_mail($1, $2, 'x', true)", [two.id, two.lease])
      await db.as('admin', 'select public.test_newsletter($1)', [draft.id])
      await db.as('operator', 'select private.queue_due_mails()')
      expect(await state(draft.id)).toBe('sent')
      expect(await db.value('admin', 'select sent_at is not null from public.newsletters')).toBe(true)
      expect(await counts(draft.id)).toEqual({ subscribers: 2, waiting: 0, sent: 1, failed: 1 })
    })

    test('not to whoever unsubscribes before their turn', async () => {
      await subscribe('owner')
      await db.as('admin', ...send(await save({ mn, en })))
      await db.as('owner', 'update public.profiles set newsletter = false')
      expect(await claim(db)).toEqual([])
    })

    test('until it is stopped, which only what is being sent can be', async () => {
      await subscribe('owner', 'other')
      const draft = await save({ mn, en })
      const stop = ['select public.stop_newsletter($1)', [draft.id]] as [string, string[]]
      expect(await db.refusal('admin', ...stop)).toEqual(meanwhile)
      await db.as('admin', ...send(draft))
      const [first] = await claim(db, 1)
      await db.as('admin', 'select public.test_newsletter($1)', [draft.id])
      await db.as('admin', ...stop)
      expect(await state(draft.id)).toBe('stopped')
      expect(await freeze(db, first as ClaimedMail)).toBe(false)
      await makeDue(db)
      expect((await claim(db)).map(({ to }) => to)).toEqual(['admin@example.com'])
      expect(await counts(draft.id)).toMatchObject({ waiting: 0, sent: 0 })
      await db.as('admin', 'select public.delete_newsletter($1)', [draft.id])
    })
  })
})

const finish = (db: TestDatabase, { id, lease }: ClaimedMail) =>
  db.as('service', "select public.finish_mail($1, $2, 'x')", [id, lease])
const freeze = (db: TestDatabase, { id, lease }: ClaimedMail) =>
  db.value('service', "select public.freeze_mail($1, $2, '{}')", [id, lease])
