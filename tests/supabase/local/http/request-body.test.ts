import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { nodeListener } from '../../../../supabase/local/http/node-listener.ts'
import { tooSlow } from '../../../../supabase/local/http/refused-writes.ts'
import { readBody } from '../../../../supabase/local/http/request-body.ts'

const read = (body: string) => readBody(new Request('http://localhost', { method: 'POST', body }))

test.each([
  ['longer than a megabyte', 'x'.repeat(1024 * 1024 + 1)],
  ['nested deeper than any form', '['.repeat(65)],
  ['of more members than any form', JSON.stringify(Array.from({ length: 5002 }, () => 1))],
])('a body %s is too long', async (_what, body) => {
  expect(await read(body)).toBe('too-long')
})

test('a body that stops coming is waited for so long and no longer, one that goes on is read', async () => {
  const sending = (parts: number, end: boolean) => {
    let sent = 0
    const body = new ReadableStream({
      pull(stream) {
        if (sent++ < parts) stream.enqueue(new TextEncoder().encode('1'))
        else if (end) stream.close()
        // What is not sent and not ended is waited for.
      },
    })
    return new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit)
  }
  expect(await readBody(sending(3, false), 20)).toBe('too-slow')
  expect(await readBody(sending(0, false), 20)).toBe('too-slow')
  expect(Buffer.from((await readBody(sending(3, true), 20)) as Uint8Array).toString()).toBe('111')
})

test('who stops sending is answered 408, and the connection is closed', async () => {
  const server = createServer(
    nodeListener(async (request) => {
      const body = await readBody(request, 20)
      return body === 'too-slow' ? tooSlow('/rest/v1/bookings') : new Response('read')
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /rest/v1/bookings HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
  await once(socket, 'close')
  server.close()
})

test('commas and brackets within texts are texts', async () => {
  const body = JSON.stringify({ text: `"${'[,'.repeat(10_000)}\\` })
  expect(Buffer.from((await read(body)) as Uint8Array).toString()).toBe(body)
})
