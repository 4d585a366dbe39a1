import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountAction } from '../../src/domain/people/account-action.ts'
import { type AccountServer, openAccountServer } from '../support/account-server.ts'
import { newestMail, useLink } from '../support/accounts.ts'
import { addSecondStep, idOf, refusalOf, signedIn, signInAgain } from '../support/second-step.ts'

// What admins do to accounts, as their browser asks the studio's own function for it.

let server: AccountServer
let admin: SupabaseClient
beforeAll(async () => {
  server = await openAccountServer()
  admin = await signInAgain(server, 'admin@example.com')
})
afterAll(() => server?.close())

/** Status and code of the answer of the function. */
async function act(client: SupabaseClient, action: AccountAction, userId: string, reason = 'x') {
  const { data } = await client.auth.getSession()
  const answer = await server.fetch('/functions/v1/studio/people', {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify({ action, userId, reason }),
  })
  const { message } = (await answer.json()) as { message?: string }
  return message ? [answer.status, message] : [answer.status]
}
const profile = (client: SupabaseClient) => client.from('profiles').select('full_name, phone').single()
const noted = async (id: string) => {
  const { data } = await admin.rpc('list_admin_log', { about: id })
  return (data as { action: string; outcome: string }[]).map(({ action, outcome }) => `${action} ${outcome}`)
}

test('who is blocked has no access from then on and cannot sign in, until they are unblocked', async () => {
  const email = 'people-blocked@example.com'
  const client = await signedIn(server, email)
  const id = await idOf(client)
  expect((await profile(client)).error).toBeNull()
  expect(await act(admin, 'block', id, 'Did not pay')).toEqual([200])
  expect(await profile(client)).toMatchObject({ status: 401, error: { message: 'session_expired' } })
  expect(refusalOf(await client.auth.refreshSession())).toEqual([400, 'user_banned'])
  await expect(signInAgain(server, email)).rejects.toMatchObject({ code: 'user_banned' })
  const { data: seen } = await admin.rpc('get_user', { user_id: id }).single()
  expect(seen).toMatchObject({ blocked: true })

  expect(await act(admin, 'unblock', id)).toEqual([200])
  expect((await profile(await signInAgain(server, email))).error).toBeNull()
  expect(await noted(id)).toEqual(['unblock done', 'block done'])
})

test('who lost the second step signs in with the password alone once an admin has removed it', async () => {
  const email = 'people-lost@example.com'
  const client = await signedIn(server, email)
  await addSecondStep(client)
  const later = await signInAgain(server, email)
  expect(await profile(later)).toMatchObject({ error: { message: 'second_step_needed' } })
  const id = await idOf(client)
  expect(await act(admin, 'remove_factors', id, 'Knew the last session')).toEqual([200])
  expect((await profile(await signInAgain(server, email))).error).toBeNull()
})

test('a recovery mail leads to a new password', async () => {
  const email = 'people-forgot@example.com'
  const id = await idOf(await signedIn(server, email))
  expect(await act(admin, 'send_recovery', id)).toEqual([200])
  const mail = newestMail(server, email)
  expect(mail.type).toBe('recovery')
  expect((await useLink(server.newClient(), mail)).data.user?.id).toBe(id)
})

test('a deleted account is gone with all that tells whose it was, and its address is free', async () => {
  const email = 'people-deleted@example.com'
  const client = await signedIn(server, email)
  const id = await idOf(client)
  expect(await act(admin, 'delete', id)).toEqual([200])
  expect(await profile(client)).toMatchObject({ status: 401, error: { message: 'session_expired' } })
  expect((await client.auth.refreshSession()).error).not.toBeNull()
  expect(await server.sql.query('select from public.profiles where id = $1', [id])).toEqual([])
  expect(await server.sql.query('select from auth.users where email = $1', [email])).toEqual([])
  expect(await noted(id)).toEqual(['delete done'])
  expect((await profile(await signedIn(server, email))).error).toBeNull()
})

test('who accepts an invitation finds the bookings that the studio kept for them, and nobody else gets there', async () => {
  const email = 'people-invited@example.com'
  const { data: id } = await admin.rpc('add_customer', {
    full_name: 'Сараа',
    phone: '+97699112233',
    email,
    locale: 'ru',
  })
  await server.sql.query(
    `insert into public.bookings (user_id, booking_date, duration, type, status)
     values ($1, '2090-05-10 10:00+08', 60, 'recording', 'confirmed')`,
    [id],
  )
  expect(await act(admin, 'invite', id)).toEqual([200])
  const first = newestMail(server, email)
  expect(first.type).toBe('invite')
  expect(first.link?.pathname).toBe('/ru/auth/confirm')

  // As if nobody had heard that it went out: it may be asked for again.
  await server.sql.query('delete from private.invitations')
  expect(await act(admin, 'invite', id)).toEqual([200])

  // Somebody else registers the address meanwhile; their password is worth nothing.
  const body = JSON.stringify({ email, password: 'of-somebody-else' })
  await server.fetch('/auth/v1/signup', { method: 'POST', body })
  expect(await act(admin, 'invite', id)).toEqual([200])
  const mail = newestMail(server, email)
  const invited = server.newClient()
  expect((await useLink(invited, mail)).error).toBeNull()
  expect((await profile(invited)).data).toEqual({ full_name: 'Сараа', phone: '+97699112233' })
  expect((await invited.from('bookings').select('duration')).data).toEqual([{ duration: 60 }])
  await expect(signInAgain(server, email, 'of-somebody-else')).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
  expect(await noted(await idOf(invited))).toEqual(['accept done'])
})

test('nobody but an admin gets anything done, and nobody to themselves', async () => {
  const client = await signedIn(server, 'people-stranger@example.com')
  const id = await idOf(admin)
  expect(await act(client, 'block', id)).toEqual([403, 'not_allowed'])
  expect(await act(admin, 'block', id)).toEqual([409, 'not_yourself'])
  expect(await act(admin, 'block', crypto.randomUUID())).toEqual([404, 'user_not_found'])
  const nobody = await server.fetch('/functions/v1/studio/people', { method: 'POST', body: '{}' })
  expect(nobody.status).toBe(401)
})
