// A hostile customer in a process of its own: does all at once, for as long as it lives, what holds up a server.
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const { PORT = '', TOKEN = '', KEY = '' } = process.env
const port = Number(PORT)
const agent = new Agent({ keepAlive: true, maxSockets: 40 })
const signedIn = { apikey: KEY, authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
const visitor = { apikey: KEY, 'content-type': 'application/json' }

/** Resolves with the status; 0 where the connection was closed. */
function ask(path: string, headers: Record<string, string>, body?: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const method = body === undefined ? 'GET' : 'POST'
  const asked = request({ port, host: '127.0.0.1', path, method, headers, agent }, (answer) => {
    answer.resume().on('close', () => resolve(answer.statusCode ?? 0))
  })
  asked.on('error', () => resolve(0)).end(body)
  return promise
}

const nest = (depth: number, inner = '*'): string =>
  depth === 0 ? inner : `*,profiles(*,bookings(${nest(depth - 1)}))`

const calls: [string, string?][] = [
  // Stands for what nobody has thought of: a statement without end that a customer may call.
  ['/rest/v1/rpc/nap', '{}'],
  [`/rest/v1/bookings?notes=match.${encodeURIComponent('^(a*)*(b*)*\\1\\2$')}`],
  [`/rest/v1/bookings?or=(notes.imatch.${encodeURIComponent('(.*)*\\1$')},id.is.null)`],
  [`/rest/v1/bookings?select=${nest(4)}`],
  [`/rest/v1/bookings?select=${nest(1)}`],
  [`/rest/v1/bookings?or=${'(and'.repeat(1500)}(id.is.null)${')'.repeat(1500)}`],
  [`/rest/v1/bookings?notes=ilike.${'*a*b'.repeat(3000)}`],
  [`/rest/v1/bookings?order=${Array.from({ length: 1500 }, () => 'notes').join()}`],
  ['/rest/v1/rpc/export_own_data', '{}'],
  ['/rest/v1/rpc/busy_ranges', '{"range_start":"1000-01-01","range_end":"9999-01-01"}'],
  ['/rest/v1/bookings', JSON.stringify(Array.from({ length: 8000 }, () => ({ notes: 'x'.repeat(100) })))],
  ['/rest/v1/bookings', `${'['.repeat(500_000)}`],
  ['/rest/v1/profiles', JSON.stringify({ full_name: 'x'.repeat(2_000_000) })],
]
const seen: Record<string, number> = {}

async function insist([path, body]: [string, string?]): Promise<never> {
  for (;;) {
    const status = await ask(path, signedIn, body)
    const what = `${path.slice(0, 40)} ${status}`
    seen[what] = (seen[what] ?? 0) + 1
    await sleep(1)
  }
}

async function flood(): Promise<never> {
  for (;;) {
    const status = await ask('/rest/v1/studio_settings?select=settings', visitor)
    seen[`flood ${status}`] = (seen[`flood ${status}`] ?? 0) + 1
    await sleep(1)
  }
}

/** A connection on which a request never ends. */
async function dawdle(): Promise<never> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined).write('POST /rest/v1/bookings HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    while (!socket.destroyed) {
      socket.write('a')
      await sleep(1000)
    }
  }
}

for (const call of calls) void insist(call)
for (let n = 0; n < 20; n++) void flood()
for (let n = 0; n < 200; n++) void dawdle()
process.once('SIGTERM', () => {
  console.log(JSON.stringify(seen))
  process.exit()
})
