import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contact } from '../../src/content/contact.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import type { AccountKind } from '../../src/mail/jobs.ts'
import { mailTexts } from '../../src/mail/texts.ts'
import type { Mail } from '../../supabase/local/mail/mailbox.ts'
import { createTestBackend, signIn, signUpConfirmed, type TestBackend } from '../support/backend.ts'
import { calendarAfter, readCalendar } from '../support/read-calendar.ts'
import { addSecondStep } from '../support/second-step.ts'

let backend: TestBackend
let admin: SupabaseClient
beforeAll(async () => {
  backend = await createTestBackend({ engine: 'postgres' })
  admin = await signIn(backend, 'admin@example.com')
  await backend.sql.exec(`
    update public.studio_settings set settings = jsonb_set(settings, '{rules,cancelHours}', '24')`)
})
afterAll(() => backend?.close())

/** The newest mail to somebody, after all that is due has gone out. */
async function newestTo(address: string): Promise<Mail> {
  await backend.deliverDue()
  const [mail] = backend.mailbox.list(address)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail
}

/** What a call gave; throws its error. */
async function done<Data>(call: PromiseLike<{ data: Data; error: Error | null }>): Promise<Data> {
  const { data, error } = await call
  if (error) throw error
  return data
}

describe.each(locales)('a booking told by mail (%s)', (locale) => {
  const email = `told-${locale}@example.com`
  const day = `2090-07-${11 + locales.indexOf(locale)}`
  const first = `${day}T15:00:00+08:00`
  const second = `${day}T17:00:00+08:00`
  const sent: Mail[] = []
  let customer: SupabaseClient
  let id: string
  const pageOf = (path: string) => `${backend.url}${localizedPath(locale, path)}`

  beforeAll(async () => {
    customer = await signUpConfirmed(backend, email, { locale })
    const { data } = await customer.auth.getUser()
    await done(customer.from('profiles').update({ notifications: true }).eq('id', data.user?.id))
  })

  test('the request is confirmed to the customer, and told to the studio', async () => {
    const booking = { booking_date: first, duration: 60, type: 'recording' }
    id = (await done(customer.from('bookings').insert(booking).select('id').single()))?.id
    const receipt = await newestTo(email)
    expect(receipt.link).toBe(pageOf(`/bookings/${id}`))
    expect(receipt.calendar).toBeUndefined()
    const toStudio = await newestTo(contact.email)
    expect(toStudio.replyTo).toBe(email)
    expect(toStudio.text).toMatch(/\/answer#[0-9a-f]{64}/)
  })

  test('the studio answers from its mail, and the customer’s calendar learns of it', async () => {
    const { text } = await newestTo(contact.email)
    const [, token] = /\/answer#([0-9a-f]{64})/.exec(text) ?? []
    const anybody = backend.newClient()
    const { updated_at: seen } = await done(anybody.rpc('request_to_answer', { token }))
    await done(anybody.rpc('answer_request', { token, answer: 'confirmed', reason: '', seen }))
    // It can be taken back no more.
    await backend.sql.exec("update private.outbox set due_at = now() where state = 'waiting'")
    const mail = await newestTo(email)
    sent.push(mail)
    expect(mail.calendar?.method).toBe('REQUEST')
    expect(readCalendar(mail.calendar?.content ?? '').events).toMatchObject([
      { uid: id, start: new Date(first), status: 'CONFIRMED' },
    ])
  })

  test('moved by the studio, the event moves', async () => {
    await done(admin.from('bookings').update({ booking_date: second }).eq('id', id))
    const mail = await newestTo(email)
    sent.push(mail)
    const [before, after] = sent.map(({ calendar }) => readCalendar(calendar?.content ?? '').events[0])
    expect(after).toMatchObject({ uid: id, start: new Date(second) })
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity)
  })

  test('a day before it the customer is reminded, once, and not of the hour before', async () => {
    const remind = (time: string) =>
      backend.sql.query<{ queued: number }>('select private.queue_due_mails($1::timestamptz) as queued', [
        time,
      ])
    const before = (hours: number) => new Date(Date.parse(second) - hours * 3_600_000).toISOString()
    expect(await remind(before(24.1))).toEqual([{ queued: 0 }])
    expect(await remind(before(24))).toEqual([{ queued: 1 }])
    expect(await remind(before(23))).toEqual([{ queued: 0 }])
    await backend.sql.exec("update private.outbox set due_at = now() where state = 'waiting'")
    const mail = await newestTo(email)
    expect(mail.link).toBe(pageOf(`/bookings/${id}`))
    expect(mail.headers['List-Unsubscribe']).toContain(`/functions/v1/studio/unsubscribe?token=`)
    expect(mail.text).toContain(pageOf('/unsubscribe#'))
  })

  test('cancelled by the customer in time, the event is cancelled, and the studio told', async () => {
    await done(customer.from('bookings').update({ status: 'cancelled' }).eq('id', id))
    const mail = await newestTo(email)
    sent.push(mail)
    expect(mail.calendar?.method).toBe('CANCEL')
    const left = calendarAfter(sent.map(({ calendar }) => calendar?.content ?? ''))
    expect([...left.values()]).toMatchObject([{ uid: id, status: 'CANCELLED', start: new Date(second) }])
    expect((await newestTo(contact.email)).replyTo).toBe(email)
  })

  test('each mail went out once, and nothing waits', async () => {
    const mails = await backend.sql.query(
      `select audience, kind, state from private.outbox where booking_id = $1 order by number`,
      [id],
    )
    expect(mails).toEqual(
      [
        ['studio', 'new_request'],
        ['customer', 'booking_requested'],
        ['customer', 'booking_confirmed'],
        ['customer', 'booking_changed'],
        ['customer', 'booking_reminder'],
        ['studio', 'cancelled_by_customer'],
        ['customer', 'booking_cancelled_by_you'],
      ].map(([audience, kind]) => ({ audience, kind, state: 'sent' })),
    )
  })
})

describe.each(locales)('what happens to an account is told its holder (%s)', (locale) => {
  const email = `holder-${locale}@example.com`
  const t = mailTexts(locale)
  let holder: SupabaseClient
  let device: string
  /** The mail sets out with what it tells of: nobody has to wait for the next minute. */
  const told = (kind: AccountKind) =>
    vi.waitFor(() => {
      const [mail] = backend.mailbox.list(email)
      expect(mail?.subject).toBe(t(`mail.${kind}_subject`))
      return mail
    }, 10_000)

  beforeAll(async () => {
    holder = await signUpConfirmed(backend, email, { locale })
    await holder.from('profiles').update({ notifications: false }).eq('notifications', true)
  })

  test('a new password', async () => {
    expect((await holder.auth.updateUser({ password: 'a-new-password' })).error).toBeNull()
    const mail = await told('password_changed')
    expect(mail?.link).toBe(`${backend.url}${localizedPath(locale, '/forgot-password')}`)
    expect(mail?.text).not.toContain('a-new-password')
  })

  test('a device of the second step, and the end of it', async () => {
    device = (await addSecondStep(holder)).id
    await told('second_step_added')
    expect((await holder.auth.mfa.unenroll({ factorId: device })).error).toBeNull()
    await told('second_step_removed')
  })

  test('that it is gone, as the last mail to them', async () => {
    await done(holder.rpc('delete_own_account'))
    const mail = await told('account_deleted')
    expect(mail?.link).toBe(`${backend.url}${localizedPath(locale, '/contact')}`)
    // The row goes once the mail has left.
    const left = 'select from private.outbox where strpos(outbox::text, $1) > 0'
    await expect.poll(() => backend.sql.query(left, [email])).toEqual([])
    expect(backend.mailbox.list(email)).toHaveLength(5)
  })
})
