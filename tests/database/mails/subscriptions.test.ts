import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book } from '../../support/booking-rows.ts'
import { claim, emptyOutbox } from '../../support/mails.ts'

const notValid = { state: 'PT404', message: 'link_not_valid' }
const newTexts = JSON.stringify({
  mn: { subject: 'Мэдээ', text: 'Сайн уу' },
  en: { subject: 'News', text: 'Hello' },
})

describe('the link at the end of a mail', () => {
  const db = useDatabase()

  /** The token of a reminder, or of a newsletter, to the owner. */
  async function tokenOf(list: 'reminders' | 'newsletter'): Promise<string> {
    if (list === 'reminders') {
      await book(db, 'operator', { status: 'confirmed' })
      await db.as('operator', 'select private.queue_due_mails($1)', [at('12:00', '2090-05-09')])
    } else {
      await db.as('owner', 'update public.profiles set newsletter = true')
      const [draft] = await db.as<{ id: string; updated_at: string }>(
        'admin',
        'select * from public.save_newsletter(null, $1, null)',
        [newTexts],
      )
      await db.as('admin', 'select public.send_newsletter($1, $2)', [
        draft?.id ?? '',
        draft?.updated_at ?? '',
      ])
    }
    const [mail] = await claim(db)
    await emptyOutbox(db)
    return mail?.payload.token ?? ''
  }
  const wishes = async () =>
    (await db.as('owner', 'select notifications, newsletter from public.profiles'))[0]
  const ask = 'select public.mail_subscription($1)'
  const write = 'select public.set_mail_subscription($1, $2)'
  const oneClick = 'select public.one_click_unsubscribe($1)'

  test.each([
    ['reminders', { notifications: false, newsletter: false }, { notifications: true, newsletter: false }],
    ['newsletter', { notifications: true, newsletter: false }, { notifications: true, newsletter: true }],
  ] as const)(
    'takes its reader off the list of %s, and on again, without signing in',
    async (list, off, on) => {
      const token = await tokenOf(list)
      expect(await db.value('anonymous', ask, [token])).toEqual({ list, subscribed: true })
      await db.as('anonymous', write, [token, false])
      expect(await wishes()).toEqual(off)
      expect(await db.value('anonymous', ask, [token])).toEqual({ list, subscribed: false })
      await db.as('other', write, [token, true])
      expect(await wishes()).toEqual(on)
      await db.as('anonymous', write, [token, null])
      expect(await wishes()).toEqual(off)
    },
  )

  test.each(['reminders', 'newsletter'] as const)(
    'works with one click, again and again: %s',
    async (list) => {
      const token = await tokenOf(list)
      expect(await db.value('service', oneClick, [token])).toBe(true)
      expect(await db.value('service', oneClick, [token])).toBe(true)
      expect(Object.values((await wishes()) ?? {})).toContain(false)
      expect(await db.value('anonymous', ask, [token])).toEqual({ list, subscribed: false })
    },
  )

  test('touches nobody else', async () => {
    await db.as('operator', 'update public.profiles set newsletter = true')
    await db.as('anonymous', write, [await tokenOf('newsletter'), false])
    expect(await db.as('operator', 'select 1 from public.profiles where not newsletter')).toHaveLength(1)
  })

  test.each(['', 'x', 'a'.repeat(64), null])('is good with its token only, not %s', async (token) => {
    await tokenOf('reminders')
    expect(await db.refusal('anonymous', ask, [token])).toEqual(notValid)
    expect(await db.refusal('anonymous', write, [token, false])).toEqual(notValid)
    expect(await db.value('service', oneClick, [token])).toBe(false)
    expect(await wishes()).toEqual({ notifications: true, newsletter: false })
  })

  test('is not good with the token of an answer, nor for answering', async () => {
    const token = await tokenOf('reminders')
    expect(await db.refusal('anonymous', 'select public.request_to_answer($1)', [token])).toEqual(notValid)
    await db.as('operator', "update private.mail_tokens set purpose = 'answer'")
    expect(await db.refusal('anonymous', ask, [token])).toEqual(notValid)
    expect(await db.value('service', oneClick, [token])).toBe(false)
  })

  test('is good for a year, and as long as its reader is there', async () => {
    const token = await tokenOf('reminders')
    const lasts = "select expires_at = now() + interval '1 year' from private.mail_tokens"
    expect(await db.value('operator', lasts)).toBe(true)
    await db.as('operator', 'delete from auth.users where id = $1', [people.owner])
    expect(await db.refusal('anonymous', ask, [token])).toEqual(notValid)
    expect(await db.as('operator', 'select 1 from private.mail_tokens')).toEqual([])
  })
})
