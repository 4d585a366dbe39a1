import { expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { book, updateBooking } from '../../support/booking-rows.ts'

const db = useDatabase()
const mailsOf = `select m.kind, m.audience, m.state, e.action, e.after ->> 'status' as status
  from public.booking_mails($1) m left join public.booking_history($1) e on e.id = m.event_id order by m.event_id, m.kind`

test('each mail names the step that it tells of: to admins all of them, to its customer those to them', async () => {
  const id = await book(db, 'owner')
  await db.as('operator', "update private.outbox set state = 'sent', finished_at = now()")
  await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
  const requested = {
    kind: 'booking_requested',
    audience: 'customer',
    state: 'sent',
    action: 'created',
    status: 'pending',
  }
  const confirmed = {
    kind: 'booking_confirmed',
    audience: 'customer',
    state: 'waiting',
    action: 'status_changed',
    status: 'confirmed',
  }
  const newRequest = { ...requested, kind: 'new_request', audience: 'studio' }
  expect(await db.as('admin', mailsOf, [id])).toEqual([requested, newRequest, confirmed])
  expect(await db.as('owner', mailsOf, [id])).toEqual([requested, confirmed])
  expect(await db.as('other', mailsOf, [id])).toEqual([])
})
