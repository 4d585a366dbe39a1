import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { insertClosure } from '../../support/closures.ts'
import { claim, emptyOutbox, waiting } from '../../support/mails.ts'

const refused = (message: string, status = 409) => ({ state: `PT${status}`, message })
const ended = refused('offer_ended')

describe('offering another time', () => {
  const db = useDatabase()
  const version = (id: string) =>
    db.value<string>('operator', 'select updated_at from public.bookings where id = $1', [id])
  /** A booking of the owner from 10 to 11, of which they know. */
  async function asked(status = 'pending'): Promise<string> {
    const id = await book(db, 'owner')
    if (status !== 'pending') await db.as('operator', ...updateBooking(id, `status = '${status}'`))
    await emptyOutbox(db)
    return id
  }
  type Offering = { start?: string; duration?: number; words?: string; seen?: string }
  const offering = async (
    id: string,
    { start = at('14:00'), duration = 60, words = '', seen }: Offering = {},
  ) =>
    [
      'select public.offer_time($1, $2, $3, $4, $5)',
      [id, seen ?? (await version(id)), start, duration, words],
    ] as [string, (string | number)[]]
  const offer = async (id: string, more?: Offering) =>
    db.value<number>('admin', ...(await offering(id, more)))
  const answer = (id: string, offerId: number, accepts: boolean) =>
    ['select public.answer_booking_offer($1, $2, $3)', [id, offerId, accepts]] as [
      string,
      (string | number | boolean)[],
    ]
  const row = (id: string) =>
    db.as(
      'operator',
      'select booking_date, duration, status, price, buffer_before, cancel_hours, cancel_asked_at from public.bookings where id = $1',
      [id],
    )
  const standing = (id: string) =>
    db.value<{ id: number; free: boolean; kept: boolean } | null>(
      'owner',
      'select public.offer_of_booking($1)',
      [id],
    )
  const events = () =>
    db.as(
      'operator',
      "select actor_id, action from public.booking_events where action <> 'created' order by id",
    )

  test('changes and holds nothing, and tells the customer, beside what they asked for', async () => {
    const id = await asked()
    const before = await row(id)
    const offerId = await offer(id, { duration: 120, words: ' Өглөө дүүрсэн.\n' })
    expect(await row(id)).toEqual(before)
    expect(await standing(id)).toEqual({
      id: offerId,
      booking_date: '2090-05-10T06:00:00+00:00',
      duration: 120,
      price: 100,
      currency: 'USD',
      words: 'Өглөө дүүрсэн.',
      kept: false,
      free: true,
    })
    expect(await events()).toEqual([{ actor_id: people.admin, action: 'time_offered' }])
    const [mail] = await claim(db)
    expect(mail).toMatchObject({
      kind: 'time_offered',
      to: 'owner@example.com',
      payload: {
        booking: {
          booking_date: expect.stringContaining('2090-05-10T06:00'),
          duration: 120,
          price: 100,
          reason: 'Өглөө дүүрсэн.',
          // A deadline before that never was the customer’s.
          updated_at: await db.value('operator', 'select to_jsonb(offered_at) from private.offers'),
        },
        before: { booking_date: expect.stringContaining('2090-05-10T02:00'), duration: 60, price: 50 },
        calendar: null,
        token: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
    await db.as('other', ...insertBooking({ user: 'other', start: at('14:00') }))
    expect(await standing(id)).toMatchObject({ free: false })
  })

  test('gives a request as long as one that is made now, so that it does not expire as unanswered', async () => {
    const id = await asked()
    await changeSettings(db, { rules: { furthestDays: 36_500, pendingHours: 24 } })
    await db.as('operator', ...updateBooking(id, "expires_at = now() + interval '1 minute'"))
    const offerId = await offer(id)
    const left =
      'select round(extract(epoch from expires_at - now()) / 3600)::integer from public.bookings where id = $1'
    expect(await db.value('operator', left, [id])).toBe(24)
    await db.as('operator', 'select private.cancel_expired()')
    await db.as('owner', ...answer(id, offerId, true))
    expect(await row(id)).toMatchObject([{ status: 'confirmed' }])
  })

  test('gives a confirmed booking no time to expire', async () => {
    const id = await asked('confirmed')
    await changeSettings(db, { rules: { furthestDays: 36_500, pendingHours: 24 } })
    const kept = 'select expires_at, updated_at from public.bookings where id = $1'
    const before = await db.as('operator', kept, [id])
    await offer(id)
    expect(await db.as('operator', kept, [id])).toEqual(before)
  })

  test('tells nobody of a time that was taken before its mail went', async () => {
    await offer(await asked())
    await db.as('other', ...insertBooking({ user: 'other', start: at('14:00') }))
    expect((await claim(db)).map(({ kind }) => kind)).not.toContain('time_offered')
  })

  test('is of another time than the booking has', async () => {
    const id = await asked()
    const same = await offering(id, { start: at('10:00') })
    expect(await db.refusal('admin', ...same)).toEqual(refused('offer_same_time', 422))
    expect(await offer(id, { start: at('10:00'), duration: 120 })).toEqual(expect.any(Number))
  })

  test.each(['pending', 'confirmed'])(
    'moves a %s booking and confirms it when its customer accepts',
    async (status) => {
      const id = await asked(status)
      await db.as('operator', 'update public.bookings set cancel_asked_at = now()')
      await changeSettings(db, {
        rules: { furthestDays: 36_500, bufferBefore: 30, cancelHours: 24 },
        pricing: { recording: 100, rehearsal: 30, mixing: 40, mastering: 45 },
      })
      const offerId = await offer(id)
      await emptyOutbox(db)
      await db.as('owner', ...answer(id, offerId, true))
      expect(await row(id)).toEqual([
        {
          booking_date: '2090-05-10T06:00:00+00:00',
          duration: 60,
          status: 'confirmed',
          price: 50,
          buffer_before: 30,
          cancel_hours: 24,
          cancel_asked_at: null,
        },
      ])
      expect(await events()).toContainEqual({ actor_id: people.owner, action: 'offer_accepted' })
      expect(await waiting(db)).toEqual([
        'studio offer_accepted',
        `customer booking_${status === 'pending' ? 'confirmed' : 'changed'}`,
      ])
      const told = (await claim(db)).find(({ audience }) => audience === 'customer')
      expect(told?.payload).toMatchObject({
        before: { booking_date: expect.stringContaining('2090-05-10T02:00') },
        calendar: 'REQUEST',
      })
      expect(await standing(id)).toBeNull()
      expect(await db.refusal('owner', ...answer(id, offerId, true))).toEqual(ended)
    },
  )

  test('keeps the price that was offered, whatever the settings say by then', async () => {
    const id = await asked()
    const offerId = await offer(id, { duration: 120 })
    await changeSettings(db, { pricing: { recording: 100, rehearsal: 30, mixing: 40, mastering: 45 } })
    await db.as('owner', ...answer(id, offerId, true))
    expect(await row(id)).toMatchObject([{ duration: 120, price: 100 }])
  })

  test('leaves the session as it was: what follows in it is the caller’s own doing', async () => {
    const id = await asked()
    const [text, parameters] = answer(id, await offer(id), true)
    const after = `select auth.uid() as uid, current_setting('gegee.deed', true) as deed,
      current_setting('gegee.doer', true) as doer from (${text} offset 0) answered`
    expect(await db.as('owner', after, parameters as string[])).toEqual([
      { uid: people.owner, deed: '', doer: '' },
    ])
  })

  test('leaves all as it is when its customer keeps what they had, who may still accept', async () => {
    const id = await asked()
    const before = await row(id)
    const offerId = await offer(id)
    await emptyOutbox(db)
    await db.as('owner', ...answer(id, offerId, false))
    await db.as('owner', ...answer(id, offerId, false))
    expect(await row(id)).toEqual(before)
    expect(await waiting(db)).toEqual(['studio offer_kept'])
    expect(await events()).toEqual([
      { actor_id: people.admin, action: 'time_offered' },
      { actor_id: people.owner, action: 'offer_kept' },
    ])
    expect(await standing(id)).toMatchObject({ kept: true })
    await db.as('owner', ...answer(id, offerId, true))
    expect(await row(id)).toMatchObject([{ status: 'confirmed' }])
  })

  test('gives the time to whoever takes it first', async () => {
    const id = await asked()
    const offerId = await offer(id)
    await db.as('other', ...insertBooking({ user: 'other', start: at('14:30') }))
    expect(await db.refusal('owner', ...answer(id, offerId, true))).toEqual(refused('booking_taken'))
    await db.as('operator', 'update public.bookings set expires_at = now() where booking_date <> $1', [
      at('10:00'),
    ])
    expect(await standing(id)).toMatchObject({ free: true })
    await db.as('owner', ...answer(id, offerId, true))
    await db.as('operator', "delete from public.bookings where status = 'confirmed'")
    const second = await asked()
    const closed = await offer(second)
    await db.as('operator', ...insertClosure({ start: at('14:00'), end: at('15:00') }))
    expect(await standing(second)).toMatchObject({ free: false })
    expect(await db.refusal('owner', ...answer(second, closed, true))).toEqual(refused('booking_closed'))
  })

  test('releases a request that has expired in its way as nobody’s doing, and tells of it', async () => {
    const id = await asked()
    const expired = await book(db, 'other', { user: 'other', start: at('14:00') })
    await db.as('operator', ...updateBooking(expired, 'expires_at = now()'))
    const offerId = await offer(id)
    await emptyOutbox(db)
    await db.as('owner', ...answer(id, offerId, true))
    expect(
      await db.as(
        'operator',
        'select actor_id, action from public.booking_events where booking_id = $1 order by id desc limit 1',
        [expired],
      ),
    ).toEqual([{ actor_id: null, action: 'expired' }])
    expect(await waiting(db)).toEqual([
      'studio request_expired',
      'customer booking_expired',
      'studio offer_accepted',
      'customer booking_confirmed',
    ])
  })

  test.each([
    ['it was answered', async (id: string) => db.as('admin', ...updateBooking(id, "status = 'confirmed'"))],
    [
      'it was moved',
      async (id: string) => db.as('owner', ...updateBooking(id, `booking_date = '${at('16:00')}'`)),
    ],
    ['it was made longer', async (id: string) => db.as('owner', ...updateBooking(id, 'duration = 120'))],
    ['it is other work', async (id: string) => db.as('owner', ...updateBooking(id, "type = 'mixing'"))],
    ['it was cancelled', async (id: string) => db.as('owner', ...updateBooking(id, "status = 'cancelled'"))],
    ['another one was made', async (id: string) => offer(id, { start: at('18:00') })],
    ['its time is over', async () => db.as('operator', 'update private.offers set booking_date = now()')],
  ])('stands no more once %s', async (_, change) => {
    const id = await asked()
    const offerId = await offer(id)
    const mine =
      'select kind from private.outbox where event_id = (select min(id) from public.booking_events where action = $1)'
    await change(id)
    expect((await standing(id))?.id).not.toBe(offerId)
    expect(await db.refusal('owner', ...answer(id, offerId, true))).toEqual(ended)
    expect(await db.refusal('owner', ...answer(id, offerId, false))).toEqual(ended)
    expect(await db.as('operator', mine, ['time_offered'])).toEqual([{ kind: 'time_offered' }])
    const offers = (await claim(db)).filter(({ kind }) => kind === 'time_offered')
    expect(offers.map(({ payload }) => payload.booking.booking_date)).toEqual(
      _ === 'another one was made' ? [expect.stringContaining('2090-05-10T10:00')] : [],
    )
  })

  test('an edited note ends no offer, and takes its mail not away', async () => {
    const id = await asked()
    const offerId = await offer(id)
    await db.as('owner', ...updateBooking(id, "notes = 'x'"))
    expect(await waiting(db)).toEqual([
      'customer time_offered',
      'studio changed_by_customer',
      'customer booking_changed',
    ])
    await db.as('owner', ...answer(id, offerId, true))
    expect(await row(id)).toMatchObject([{ status: 'confirmed' }])
  })

  test('takes away no news that its customer has not had', async () => {
    const id = await book(db, 'owner')
    await offer(id)
    expect(await waiting(db)).toEqual([
      'studio new_request',
      'customer booking_requested',
      'customer time_offered',
    ])
  })

  test.each([
    ['past', { start: at('10:00', '2020-01-01') }, refused('booking_not_in_future', 422)],
    ['not on the half hour', { start: at('10:10') }, refused('booking_off_step', 422)],
    ['of a length that nobody has', { duration: 45 }, refused('booking_duration_not_offered', 422)],
    ['taken', { start: at('12:30') }, refused('booking_taken')],
    ['closed', { start: at('10:00', '2090-05-11') }, refused('booking_closed')],
    [
      'as somebody else saw the booking',
      { seen: '2020-01-01T00:00:00Z' },
      refused('booking_changed_meanwhile'),
    ],
  ])('that is %s is refused', async (_, wanted, refusal) => {
    const id = await asked()
    await book(db, 'other', { user: 'other', start: at('12:00') })
    await db.as(
      'operator',
      ...insertClosure({ start: at('00:00', '2090-05-11'), end: at('12:00', '2090-05-11') }),
    )
    expect(await db.refusal('admin', ...(await offering(id, wanted)))).toEqual(refusal)
  })

  test('is refused of what is not there, or not to be changed any more, and in too many words', async () => {
    const id = await asked()
    expect(await db.refusal('admin', ...(await offering(people.owner, { seen: at('10:00') })))).toEqual(
      refused('booking_not_found', 404),
    )
    expect(
      (await db.refusal('admin', ...(await offering(id, { words: 'x'.repeat(1001) })))).message,
    ).toContain('offers_words_length')
    await db.as('operator', ...updateBooking(id, "status = 'cancelled'"))
    expect(await db.refusal('admin', ...(await offering(id)))).toEqual(refused('booking_not_editable'))
  })

  test('goes with its booking, and there is none without one', async () => {
    await offer(await asked())
    await db.as('operator', 'delete from public.bookings')
    expect(await db.as('operator', 'select 1 from private.offers')).toEqual([])
  })

  test('knows two answers', async () => {
    await offer(await asked())
    expect((await db.refusal('operator', "update private.offers set answer = 'x'")).state).toBe('23514')
  })

  test('is the studio’s to make, and its customer’s to see and to answer', async () => {
    const id = await asked()
    for (const actor of ['owner', 'other'] as const) {
      expect(await db.refusal(actor, ...(await offering(id)))).toEqual(refused('not_allowed', 403))
    }
    const offerId = await offer(id)
    expect(await db.value('other', 'select public.offer_of_booking($1)', [id])).toBeUndefined
    expect(await db.value('admin', 'select public.offer_of_booking($1)', [id])).toMatchObject({ id: offerId })
    for (const actor of ['other', 'admin'] as const) {
      expect(await db.refusal(actor, ...answer(id, offerId, true))).toEqual(refused('booking_not_found', 404))
    }
  })

  test('stands among its customer’s own until it is answered, and among nobody else’s', async () => {
    const open = (actor: 'owner' | 'other' | 'admin') =>
      db.as(actor, "select booking_id, offer ->> 'id' as offer from public.open_offers()")
    const id = await asked()
    expect(await open('owner')).toEqual([])
    const offerId = await offer(id)
    expect(await open('owner')).toEqual([{ booking_id: id, offer: String(offerId) }])
    for (const actor of ['other', 'admin'] as const) expect(await open(actor)).toEqual([])
    await db.as('owner', ...answer(id, offerId, false))
    expect(await open('owner')).toEqual([])
  })

  describe('from its mail', () => {
    const byLink = (token: string, offerId: number, accepts: boolean) =>
      ['select public.answer_offer_by_link($1, $2, $3)', [token, offerId, accepts]] as [
        string,
        (string | number | boolean)[],
      ]

    test.each(['anonymous', 'other', 'owner', 'admin', 'deleted'] as const)(
      'is shown and accepted, whoever is signed in: %s',
      async (actor) => {
        const id = await asked()
        const offerId = await offer(id)
        const token = (await claim(db))[0]?.payload.token ?? ''
        expect(await db.value(actor, 'select public.offer_to_answer($1)', [token])).toMatchObject({
          booking: { id, booking_date: expect.stringContaining('2090-05-10T02:00') },
          offer: { id: offerId, free: true },
        })
        await db.as(actor, ...byLink(token, offerId, false))
        await db.as(actor, ...byLink(token, offerId, true))
        expect(await row(id)).toMatchObject([{ status: 'confirmed' }])
        expect(await events()).toContainEqual({ actor_id: people.owner, action: 'offer_accepted' })
        expect(await db.value(actor, 'select public.offer_to_answer($1)', [token])).toMatchObject({
          offer: null,
        })
        expect(await db.refusal(actor, ...byLink(token, offerId, true))).toEqual(ended)
      },
    )

    test('reaches a customer without an account', async () => {
      const customer = await db.value<string>(
        'admin',
        "select public.add_customer('Бат', null, 'bat@example.com')",
      )
      const id = await db.value<string>(
        'admin',
        `insert into public.bookings (user_id, booking_date, duration, type)
        values ('${customer}', '${at('10:00')}', 60, 'recording') returning id`,
      )
      await emptyOutbox(db)
      const offerId = await offer(id)
      const [mail] = await claim(db)
      expect(mail?.to).toBe('bat@example.com')
      await db.as('anonymous', ...byLink(mail?.payload.token ?? '', offerId, true))
      expect(await events()).toContainEqual({ actor_id: customer, action: 'offer_accepted' })
    })

    test('opens nothing while the customer’s account is blocked', async () => {
      const id = await asked()
      const offerId = await offer(id)
      const token = (await claim(db))[0]?.payload.token ?? ''
      await db.as(
        'operator',
        "update auth.users set banned_until = now() + interval '1 hour' where id = $1",
        [people.owner],
      )
      const noLink = refused('link_not_valid', 404)
      expect(await db.refusal('anonymous', 'select public.offer_to_answer($1)', [token])).toEqual(noLink)
      expect(await db.refusal('anonymous', ...byLink(token, offerId, true))).toEqual(noLink)
      expect(await row(id)).toMatchObject([{ status: 'pending' }])
    })

    test('opens nothing with the token of another mail, or for another booking', async () => {
      const id = await asked()
      const offerId = await offer(id)
      const token = (await claim(db))[0]?.payload.token ?? ''
      const second = await book(db, 'owner', { start: at('17:00') })
      const request = (await claim(db)).find(({ kind }) => kind === 'new_request')?.payload.token ?? ''
      const noLink = refused('link_not_valid', 404)
      expect(await db.refusal('anonymous', 'select public.offer_to_answer($1)', [request])).toEqual(noLink)
      expect(await db.refusal('anonymous', ...byLink(request, offerId, true))).toEqual(noLink)
      expect(await db.refusal('anonymous', 'select public.request_to_answer($1)', [token])).toEqual(noLink)
      expect(
        await db.refusal('anonymous', ...byLink(token, await offer(second, { start: at('19:00') }), true)),
      ).toEqual(ended)
      const days =
        "select max(extract(day from expires_at - now()))::integer from private.mail_tokens where purpose = 'offer'"
      expect(await db.value('operator', days)).toBe(30)
    })
  })
})
