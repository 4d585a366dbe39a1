import { createServer, type Server } from 'node:http'
import type { Backend } from '../../supabase/local/backend.ts'

type Command = (backend: Backend, values: URLSearchParams) => Promise<void>

/** What only an operator can do, asked for by `POST`; the site itself has no such door. */
const commands: Record<string, Command> = {
  /** `?at=<ISO 8601>`: what would be due then is queued and sent now. */
  '/due': async (backend, values) => {
    const at = new Date(values.get('at') ?? '').toISOString()
    // By then the studio would be nudged about the requests of other tests, too. Both in one transaction.
    await backend.sql.exec(`select private.queue_due_mails('${at}');
      delete from private.outbox where kind in ('request_nudge', 'day_plan') and state = 'waiting'`)
    await backend.deliverDue()
  },

  /** `?booking=<id>`: the answer to it cannot be taken back any more, and its mail goes. */
  '/settled': async (backend, values) => {
    await backend.sql.query(
      "update private.outbox set due_at = now() where booking_id = $1 and state = 'waiting'",
      [values.get('booking')],
    )
    await backend.deliverDue()
  },

  /** `?email=<address>`: whoever lost their device needs the password only, as on the SQL console. */
  '/second-step-removed': async (backend, values) => {
    await backend.sql.query(
      'delete from auth.mfa_factors where user_id = (select id from auth.users where email = $1)',
      [values.get('email')],
    )
  },

  /** `?booking=<id>`: agreed as by a studio that lets customers cancel until 24 hours before. */
  '/cancellable': async (backend, values) => {
    await backend.sql.query('update public.bookings set cancel_hours = 24 where id = $1', [
      values.get('booking'),
    ])
  },
}

export function operator(backend: Backend, port: number): Server {
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const command = commands[pathname]
    if (!command) {
      response.writeHead(404).end(`An operator has no command ${pathname}`)
      return
    }
    try {
      await command(backend, searchParams)
      response.end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(port, '127.0.0.1')
}
