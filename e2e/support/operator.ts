import { createServer, type Server } from 'node:http'
import type { Backend } from '../../supabase/local/backend.ts'

/** Where the server of the tests takes what only an operator can do; the site itself has no such door. */
export const operatorPort = (sitePort: number): number => sitePort + 1

/**
 * `POST /due?at=<ISO 8601>`: what would be due then is queued and sent now.
 * `POST /settled?booking=<id>`: the answer to it cannot be taken back any more, and its mail goes.
 * `POST /second-step-removed?email=<address>`: whoever lost their device needs the password only, as on the SQL console.
 * `POST /cancellable?booking=<id>`: agreed as by a studio that lets customers cancel until 24 hours before.
 */
export function operator(backend: Backend, port: number): Server {
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    try {
      if (pathname === '/due') {
        const at = new Date(searchParams.get('at') ?? '').toISOString()
        // By then the studio would be nudged about the requests of other tests, too. Both in one transaction.
        await backend.sql.exec(`select private.queue_due_mails('${at}');
          delete from private.outbox where kind in ('request_nudge', 'day_plan') and state = 'waiting'`)
        await backend.delivered()
      } else if (pathname === '/settled') {
        const id = searchParams.get('booking')
        await backend.sql.query(
          "update private.outbox set due_at = now() where booking_id = $1 and state = 'waiting'",
          [id],
        )
        await backend.delivered()
      } else if (pathname === '/second-step-removed') {
        await backend.sql.query(
          'delete from auth.mfa_factors where user_id = (select id from auth.users where email = $1)',
          [searchParams.get('email')],
        )
      } else {
        const id = searchParams.get('booking')
        await backend.sql.query('update public.bookings set cancel_hours = 24 where id = $1', [id])
      }
      response.end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(port, '127.0.0.1')
}
