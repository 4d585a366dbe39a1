import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'
import { type ClaimedMail, claim, emptyOutbox, makeDue } from '../../support/mails.ts'

describe('the mails of a booking', () => {
  const db = useDatabase()
  const look = (who: keyof typeof people, id: string) =>
    db.as<{ id: string; kind: string; audience: string; state: string; at: string }>(
      who,
      'select * from public.booking_mails($1)',
      [id],
    )
  const finish = ({ id, lease }: ClaimedMail) =>
    db.as('service', 'select public.finish_mail($1, $2, null)', [id, lease])

  test('are told to its customer, who sees theirs, and to admins, who see all', async () => {
    const id = await book(db, 'owner')
    const [studio] = await claim(db)
    await finish(studio as ClaimedMail)
    expect(await look('admin', id)).toMatchObject([
      { kind: 'new_request', audience: 'studio', state: 'sent' },
      { kind: 'booking_requested', audience: 'customer', state: 'waiting' },
    ])
    expect(await look('owner', id)).toMatchObject([{ kind: 'booking_requested' }])
    expect(await look('other', id)).toEqual([])
  })

  test('say when: sent, failed, or tried next; what was dropped is nobody’s matter', async () => {
    const id = await book(db, 'admin')
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await makeDue(db)
    const [mail] = await claim(db)
    const next = await db.value('service', "select public.postpone_mail($1, $2, 'x', false)", [
      mail?.id ?? '',
      mail?.lease ?? '',
    ])
    expect(await look('owner', id)).toMatchObject([
      { id: mail?.id, kind: 'booking_confirmed', audience: 'customer', state: 'waiting', at: next },
    ])
    await makeDue(db)
    const [again] = await claim(db)
    await finish(again as ClaimedMail)
    const finished = await db.value('operator', "select finished_at from private.outbox where state = 'sent'")
    expect(await look('owner', id)).toMatchObject([{ state: 'sent', at: finished }])
  })
})

describe('what could not be sent', () => {
  const db = useDatabase()
  const failed = () => db.as('admin', 'select * from public.failed_mails()')

  /** Lets every mail that waits fail for good. */
  async function fail() {
    await makeDue(db)
    for (const { id, lease } of await claim(db)) {
      await db.as('service', "select public.postpone_mail($1, $2, 'mailbox full', true)", [id, lease])
    }
  }
  const firstId = async () => String((await failed())[0]?.id)

  test('is listed for admins with whom to phone instead', async () => {
    await db.as('owner', "update public.profiles set full_name = 'Сараа', phone = '+97699112233'")
    const id = await book(db, 'owner')
    await fail()
    const known = {
      id: expect.any(String),
      booking_id: id,
      customer_name: 'Сараа',
      customer_phone: '+97699112233',
      failed_at: expect.any(String),
      error: 'mailbox full',
    }
    expect(new Set(await failed())).toEqual(
      new Set([
        { ...known, kind: 'booking_requested', audience: 'customer', recipient: 'owner@example.com' },
        { ...known, kind: 'new_request', audience: 'studio', recipient: null },
      ]),
    )
    expect((await db.refusal('owner', 'select * from public.failed_mails()')).message).toBe('not_allowed')
  })

  test('names the sender of a message', async () => {
    await db.as('anonymous', "select public.send_contact_message('Бат', 'bat@example.com', 'x')")
    await fail()
    expect(await failed()).toMatchObject([
      { kind: 'contact_message', customer_name: 'Бат', customer_phone: null, recipient: null },
    ])
  })

  test('stands there for thirty days, newest first, without newsletters', async () => {
    await book(db, 'admin')
    await book(db, 'admin', { start: at('12:00') })
    await db.as(
      'operator',
      "insert into private.outbox (kind, audience, once, user_id) values ('x', 'customer', 'x', $1)",
      [people.owner],
    )
    await db.as(
      'operator',
      `update private.outbox set state = 'failed', finished_at = now() - interval '30 days' + make_interval(secs => number - (select min(number) from private.outbox)),
         kind = case once when 'x' then 'newsletter' else kind end`,
    )
    expect(await failed()).toHaveLength(1)
    await db.as(
      'operator',
      "update private.outbox set finished_at = finished_at + interval '1 second', kind = 'y'",
    )
    const ages = (await failed()).map((row) => Date.parse(String(row.failed_at)))
    expect(ages).toHaveLength(3)
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  })

  test('is put aside by an admin', async () => {
    await book(db, 'admin')
    await fail()
    const id = await firstId()
    const dismiss = 'select public.dismiss_mail($1)'
    expect((await db.refusal('owner', dismiss, [id])).message).toBe('not_allowed')
    await db.as('admin', dismiss, [id])
    expect(await failed()).toEqual([])
    expect(await db.refusal('admin', dismiss, [people.owner])).toEqual({
      state: 'PT404',
      message: 'not_found',
    })
    await emptyOutbox(db)
    await book(db, 'admin', { start: at('12:00') })
    const unsent = await db.value<string>('operator', 'select id from private.outbox')
    expect((await db.refusal('admin', dismiss, [unsent])).message).toBe('not_found')
  })

  test('is tried again as a mail of its own, also when its time is over', async () => {
    await book(db, 'admin')
    await fail()
    await db.as('operator', 'update private.outbox set expires_at = now()')
    const id = await firstId()
    const retry = 'select public.retry_mail($1)'
    expect((await db.refusal('owner', retry, [id])).message).toBe('not_allowed')
    await db.as('admin', retry, [id])
    expect(await failed()).toEqual([])
    const [again] = await claim(db)
    expect(again).toMatchObject({ kind: 'booking_requested', rendered: null })
    expect(again?.id).not.toBe(id)
    expect(await db.refusal('admin', retry, [id])).toEqual({ state: 'PT404', message: 'not_found' })
    expect((await db.refusal('admin', retry, [String(again?.id)])).message).toBe('not_found')
    expect(await db.value('operator', 'select attempts from private.outbox')).toBe(1)
  })

  test('is not sent again when it no longer holds', async () => {
    const id = await book(db, 'admin')
    await fail()
    const mail = await firstId()
    await db.as('operator', ...updateBooking(id, "status = 'cancelled'"))
    await db.as('admin', 'select public.retry_mail($1)', [mail])
    expect(await claim(db)).toEqual([])
  })
})

describe('an address from which mails come back', () => {
  const db = useDatabase()
  const bounced = 'select public.bounced_at($1)'

  test('is known to admins, whoever it belongs to now', async () => {
    expect(await db.value('admin', bounced, [people.owner])).toBeNull()
    await db.as('service', "select public.note_bounce('1', 'Owner@Example.com', 'hard')")
    expect(await db.value('admin', bounced, [people.owner])).toEqual(expect.any(String))
    expect(await db.value('admin', bounced, [people.other])).toBeNull()
    expect((await db.refusal('owner', bounced, [people.owner])).message).toBe('not_allowed')
    await db.as('operator', "update auth.users set email = 'new@example.com' where id = $1", [people.owner])
    expect(await db.value('admin', bounced, [people.owner])).toBeNull()
  })

  test('is noted once for each notice, and each address of one', async () => {
    for (const [id, address] of [
      ['1', 'x@example.com'],
      ['1', 'x@example.com'],
      ['1', 'y@example.com'],
      ['2', 'x@example.com'],
    ] as const) {
      await db.as('service', "select public.note_bounce($1, $2, 'hard')", [id, address])
    }
    expect(await db.as('operator', 'select webhook_id, address from private.bounces')).toHaveLength(3)
  })
})
