import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, type people, useDatabase } from '../../support/actors.ts'
import { book, updateBooking } from '../../support/booking-rows.ts'
import { claim, waiting } from '../../support/mails.ts'

// A column that somebody adds to bookings, for the studio's own use perhaps, and says nothing more about it.

const SECRET = 'Nobody outside reads this'

describe('a new column of bookings', () => {
  const db = useDatabase()
  let id: string

  beforeEach(async () => {
    await db.as('operator', 'alter table public.bookings add column secret text')
    id = await book(db, 'owner')
    await db.as('operator', ...updateBooking(id, `secret = '${SECRET}'`))
  })

  const told = async (actor: Actor, sql: string, parameters: string[] = []) =>
    JSON.stringify(await db.as(actor, sql, parameters))

  test('is in no mail and behind no link of one', async () => {
    const mails = await claim(db)
    expect(mails.map(({ kind }) => kind)).toEqual(['new_request', 'booking_requested'])
    expect(JSON.stringify(mails)).not.toContain(SECRET)
    await db.as(
      'operator',
      `insert into private.mail_tokens (hash, purpose, booking_id, expires_at)
       select private.token_hash(purpose), purpose, $1, now() + interval '1 day'
       from unnest('{answer,offer}'::text[]) purpose`,
      [id],
    )
    for (const sql of [
      "select public.request_to_answer('answer')",
      "select public.offer_to_answer('offer')",
    ]) {
      const opened = await told('anonymous', sql)
      expect(opened).toContain(id)
      expect(opened).not.toContain(SECRET)
    }
  })

  test('is in no mail of a change, and where it alone has changed there is none', async () => {
    await claim(db)
    await db.as('operator', "update private.outbox set state = 'sent', finished_at = now()")
    await db.as('operator', 'grant update (secret) on public.bookings to authenticated')
    await db.as('admin', ...updateBooking(id, "secret = 'Another'"))
    expect(await waiting(db)).toEqual([])
    await db.as('admin', ...updateBooking(id, "secret = 'A third', notes = 'x'"))
    const changed = await claim(db)
    expect(changed.map(({ kind }) => kind)).toEqual(['booking_changed'])
    expect(JSON.stringify(changed)).not.toContain('secret')
  })

  test.each<keyof typeof people>(['owner', 'admin'])('is in no calendar of %s', async (who) => {
    const token = await db.value<string>(who, 'select public.create_calendar_feed()')
    const content = await told('service', 'select public.calendar_feed_content($1)', [token])
    expect(content).toContain(id)
    expect(content).not.toContain(SECRET)
  })

  test('is not another customer’s to read, nor anybody’s to write but the operator’s', async () => {
    expect(await db.as('other', 'select secret from public.bookings')).toEqual([])
    for (const actor of ['anonymous', 'owner', 'other', 'admin'] as const) {
      const refusal = await db.refusal(actor, ...updateBooking(id, "secret = 'x'"))
      expect(refusal.state, actor).toBe('42501')
    }
  })
})
