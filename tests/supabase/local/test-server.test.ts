import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpConfirmed, startServer, type TestBackend } from '../../support/backend.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a real address serves supabase-js from sign-up to a first question', async () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const client = await signUpConfirmed(server, 'net@example.com', { full_name: 'Нэт', locale: 'en' })
  const { data } = await client.from('profiles').select('full_name')
  expect(data).toEqual([{ full_name: 'Нэт' }])
})

test('the mailbox is there, other paths are not', async () => {
  const mails = await (await fetch(`${server.url}/__mail.json?to=net@example.com`)).json()
  expect(mails).toHaveLength(1)
  expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404)
})
