import { describe, expect, test } from 'vitest'
import { type Actor, people, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'
import { claim, emptyOutbox, makeDue, waiting } from '../../support/mails.ts'

const notValid = { state: 'PT404', message: 'link_not_valid' }

describe('answering a request from a mail', () => {
  const db = useDatabase()

  /** A request of the owner and the token of the studio's mail about it. */
  async function asked(start = at('10:00')): Promise<{ id: string; token: string; seen: string }> {
    const id = await book(db, 'owner', { start })
    const mail = (await claim(db)).find(({ kind }) => kind === 'new_request')
    const token = mail?.payload.token ?? ''
    await emptyOutbox(db)
    return { id, token, seen: await version(id) }
  }
  const version = (id: string) =>
    db.value<string>('operator', 'select updated_at from public.bookings where id = $1', [id])
  const answer = (token: string, seen: string, status = 'confirmed', reason: string | null = null) =>
    ['select public.answer_request($1, $2, $3, $4)', [token, status, reason, seen]] as [
      string,
      (string | null)[],
    ]
  const state = (id: string) =>
    db.as('operator', 'select status, reason, updated_at from public.bookings where id = $1', [id])

  test('the link shows the request with its customer and version', async () => {
    const { id, token, seen } = await asked()
    expect(await db.value('anonymous', 'select public.request_to_answer($1)', [token])).toMatchObject({
      booking: { id, status: 'pending', price: 50 },
      updated_at: seen,
      customer: { email: 'owner@example.com' },
    })
  })

  test.each(['anonymous', 'other', 'owner', 'admin', 'deleted'] as Actor[])(
    'confirms it in the studio’s name, whoever is signed in: %s',
    async (actor) => {
      const { id, token, seen } = await asked()
      const saved = await db.value<string>(actor, ...answer(token, seen))
      expect(await state(id)).toEqual([{ status: 'confirmed', reason: null, updated_at: saved }])
      expect(await waiting(db)).toEqual(['customer booking_confirmed'])
      const event = 'select actor_id, action from public.booking_events order by id desc limit 1'
      expect(await db.as('operator', event)).toEqual([{ actor_id: null, action: 'status_changed' }])
    },
  )

  test('so does the mail that its customer has changed it; that it is cancelled asks for no answer', async () => {
    const { id } = await asked()
    const told = async (set: string) => {
      await db.as('owner', ...updateBooking(id, set))
      const mail = (await claim(db)).find(({ kind }) => kind.endsWith('_by_customer'))
      return mail?.payload.token
    }
    const token = (await told("notes = 'With a dog'")) ?? ''
    expect(await db.value('anonymous', 'select public.request_to_answer($1)', [token])).toMatchObject({
      booking: { id, status: 'pending' },
    })
    expect(await told("status = 'cancelled'")).toBeNull()
  })

  test('leaves the session as it was: what follows in it is the caller’s own doing', async () => {
    const { token, seen } = await asked()
    const [text, parameters] = answer(token, seen)
    const after = `${text.replace('select', "select auth.uid() as uid, current_setting('gegee.answered_by_mail', true) as mail from (select")} offset 0) answered`
    expect(await db.as('other', after, parameters)).toEqual([{ uid: people.other, mail: '' }])
  })

  test('declines it with the studio’s words', async () => {
    const { id, token, seen } = await asked()
    await db.as('anonymous', ...answer(token, seen, 'cancelled', '  Уучлаарай  '))
    expect(await state(id)).toMatchObject([{ status: 'cancelled', reason: 'Уучлаарай' }])
    await makeDue(db)
    const [mail] = await claim(db)
    expect(mail).toMatchObject({ kind: 'booking_declined', payload: { booking: { reason: 'Уучлаарай' } } })
  })

  test('is refused with too many words', async () => {
    const { token, seen } = await asked()
    const { message } = await db.refusal('anonymous', ...answer(token, seen, 'cancelled', 'x'.repeat(1001)))
    expect(message).toContain('bookings_reason_length')
  })

  test('is no other change', async () => {
    const { token, seen } = await asked()
    expect(await db.refusal('anonymous', ...answer(token, seen, 'pending'))).toEqual({
      state: 'PT403',
      message: 'booking_status_not_allowed',
    })
  })

  test('works once; then, or when somebody else was first, it says so', async () => {
    const { id, token, seen } = await asked()
    const saved = await db.value<string>('anonymous', ...answer(token, seen))
    const answered = { state: 'PT409', message: 'booking_not_editable' }
    expect(await db.refusal('anonymous', ...answer(token, seen))).toEqual(answered)
    expect(await db.refusal('anonymous', ...answer(token, saved, 'cancelled'))).toEqual(answered)
    expect(await state(id)).toMatchObject([{ status: 'confirmed' }])
  })

  test('is refused over a version that was not seen', async () => {
    const { id, token, seen } = await asked()
    await db.as('owner', ...updateBooking(id, 'duration = 120'))
    expect(await db.refusal('anonymous', ...answer(token, seen))).toEqual({
      state: 'PT409',
      message: 'booking_changed_meanwhile',
    })
    await db.as('anonymous', ...answer(token, await version(id)))
    expect(await state(id)).toMatchObject([{ status: 'confirmed' }])
  })

  test('sells no time twice: a request that ran out and whose time another has is not confirmed', async () => {
    const { id, token, seen } = await asked()
    await db.as('operator', ...updateBooking(id, 'expires_at = now()'))
    const late = await version(id)
    await book(db, 'other', { user: 'other' })
    for (const version of [seen, late]) {
      expect((await db.refusal('anonymous', ...answer(token, version))).message).toBe('booking_not_editable')
    }
    const live = "select user_id from public.bookings where status <> 'cancelled'"
    expect(await db.as('operator', live)).toEqual([{ user_id: people.other }])
  })

  describe('needs the right token', () => {
    const ask = 'select public.request_to_answer($1)'

    test.each(['', 'x', 'a'.repeat(64)])('not "%s"', async (token) => {
      const { seen } = await asked()
      expect(await db.refusal('anonymous', ask, [token])).toEqual(notValid)
      expect(await db.refusal('anonymous', ...answer(token, seen))).toEqual(notValid)
      expect(await db.refusal('anonymous', ask, [null])).toEqual(notValid)
    })

    test('not one that has run out', async () => {
      const { token, seen } = await asked()
      await db.as('operator', 'update private.mail_tokens set expires_at = now()')
      expect(await db.refusal('anonymous', ask, [token])).toEqual(notValid)
      expect(await db.refusal('anonymous', ...answer(token, seen))).toEqual(notValid)
    })

    test.each(['reminders', 'newsletter'])('not one for %s', async (purpose) => {
      const { token, seen } = await asked()
      await db.as('operator', 'update private.mail_tokens set purpose = $1', [purpose])
      expect(await db.refusal('anonymous', ask, [token])).toEqual(notValid)
      expect(await db.refusal('anonymous', ...answer(token, seen))).toEqual(notValid)
    })

    test('that of another request answers that one alone', async () => {
      const first = await asked()
      const second = await asked(at('14:00'))
      await db.as('anonymous', ...answer(second.token, second.seen))
      expect(await state(first.id)).toMatchObject([{ status: 'pending' }])
      expect(await state(second.id)).toMatchObject([{ status: 'confirmed' }])
    })

    test('that goes with its booking', async () => {
      const { token } = await asked()
      await db.as('operator', 'delete from public.bookings')
      expect(await db.refusal('anonymous', ask, [token])).toEqual(notValid)
    })
  })

  test('of a mail that is claimed again only the last token is good, and none is kept in clear', async () => {
    await book(db, 'owner')
    const tokenOf = async () =>
      (await claim(db)).find(({ kind }) => kind === 'new_request')?.payload.token ?? ''
    const first = await tokenOf()
    await makeDue(db)
    const second = await tokenOf()
    expect(await db.refusal('anonymous', 'select public.request_to_answer($1)', [first])).toEqual(notValid)
    expect(await db.value('anonymous', 'select public.request_to_answer($1)', [second])).toBeTruthy()
    const [row] = await db.as<{ kept: string; days: number }>(
      'operator',
      `select string_agg(t::text, '') as kept, max(extract(day from expires_at - now()))::integer as days from private.mail_tokens t`,
    )
    expect(row?.kept).not.toContain(second)
    expect(row?.days).toBe(30)
    const hash = `select hash = sha256(convert_to($1, 'UTF8')) from private.mail_tokens`
    expect(await db.value('operator', hash, [second])).toBe(true)
  })
})
