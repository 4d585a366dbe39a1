import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, openAccountServer } from '../support/account-server.ts'
import { newAccount, newestMail, signUp, useLink } from '../support/accounts.ts'
import { PASSWORD } from '../support/backend.ts'

let server: AccountServer
beforeAll(async () => {
  server = await openAccountServer()
})
afterAll(() => server?.close())

test('nobody signs in before the address is confirmed', async () => {
  const account = { email: 'open@example.com', password: PASSWORD }
  const { data } = await server.newClient().auth.signUp(account)
  expect(data.session).toBeNull()
  const { error } = await server.newClient().auth.signInWithPassword(account)
  expect([error?.status, error?.code]).toEqual([400, 'email_not_confirmed'])
})

test('the mail confirms the address in any browser, once, and gives a session there', async () => {
  const email = 'phone@example.com'
  await signUp(server, email)
  const mail = newestMail(server, email)
  const laptop = server.newClient()
  const { data, error } = await useLink(laptop, mail)
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(email)
  expect((await laptop.auth.getUser()).data.user?.email_confirmed_at).toEqual(expect.any(String))
  const again = await useLink(server.newClient(), mail)
  expect([again.error?.status, again.error?.code]).toEqual([403, 'otp_expired'])
})

test('an account has a profile from the start, which it reads and nobody else does', async () => {
  const { client, user } = await newAccount(server, 'own@example.com', { full_name: 'Сараа', locale: 'en' })
  const { data } = await client.from('profiles').select('id, full_name, locale')
  expect(data).toEqual([{ id: user.id, full_name: 'Сараа', locale: 'en' }])
  expect((await server.newClient().from('profiles').select('id')).data ?? []).toEqual([])
})

test('a wrong password and an unknown address are refused in the same words', async () => {
  const answers: unknown[] = []
  for (const email of ['customer@example.com', 'nobody@example.com']) {
    const { error } = await server.newClient().auth.signInWithPassword({ email, password: 'wrong-password' })
    answers.push([error?.status, error?.code, error?.message])
  }
  expect(answers).toEqual(Array(2).fill([400, 'invalid_credentials', 'Invalid login credentials']))
})
