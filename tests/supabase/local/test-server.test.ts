import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
  const door = await fetch(`${server.url}/__mail.json?to=net@example.com`, { redirect: 'manual' })
  // A proxy on this machine passes on what anybody asks: it gets no mail, only an address of this machine.
  expect([door.status, await door.text()]).toEqual([307, ''])
  expect(new URL(door.headers.get('location') ?? '').origin).not.toBe(server.url)
  const mails = await (await fetch(`${server.url}/__mail.json?to=net@example.com`)).json()
  expect(mails).toHaveLength(1)
  expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404)
})

test('a method that Fetch does not know is refused, not a failure', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.end('TRACE /rest/v1/closures HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 405 /)
})

test.each([
  ['a text', 'rpc/own_access', 'x'.repeat(900_000)],
  ['a list', 'rpc/own_access', Array.from({ length: 101 }, () => 1)],
  ['a text', 'bookings', 'x'.repeat(900_000)],
  ['a list of texts', 'bookings', ['x'.repeat(900_000)]],
  ['nothing', 'bookings', {}],
  ['a row of nothing', 'bookings', [{}]],
])('%s in the place of what %s takes is refused at once', async (_what, path, body) => {
  const answer = await fetch(`${server.url}/rest/v1/${path}`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'PGRST102' }])
})

test.each([
  ['no host', 'GET / HTTP/1.0'],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b'],
  ['a host with a user', 'GET /__mail HTTP/1.1\r\nHost: evil.example@localhost'],
  ['a fragment', 'POST /auth/v1/token#?grant_type=password HTTP/1.1\r\nHost: localhost'],
  ['a path with backslashes', 'GET /..\\..\\package.json HTTP/1.1\r\nHost: localhost'],
  ['a path that is none', 'OPTIONS * HTTP/1.1\r\nHost: localhost'],
])('a request with %s is refused, not a failure', async (_, head) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.end(`${head}\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
