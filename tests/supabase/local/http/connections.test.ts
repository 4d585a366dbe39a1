import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from '../../../../supabase/local/http/connections.ts'

test('an address may hold so many connections open, another one its own, and closing one makes room', async () => {
  const server = createServer((_, response) => response.end('ok'))
  limitConnections(server, 2)
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const answered = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    return { socket, answered }
  }
  const [first, second, third] = [await open('127.0.0.1'), await open('127.0.0.1'), await open('127.0.0.1')]
  const other = await open('127.0.0.2')
  expect([first, second, third, other].map(({ answered }) => answered)).toEqual([true, true, false, true])
  first.socket.destroy()
  await once(first.socket, 'close')
  let again = await open('127.0.0.1')
  while (!again.answered) again = await open('127.0.0.1')
  server.closeAllConnections()
  server.close()
})
