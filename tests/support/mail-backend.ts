import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Delivery, deliver } from '../../src/delivery/deliver.ts'
import type { Transport } from '../../src/delivery/mail.ts'
import { outbox } from '../../src/delivery/queue.ts'
import { serviceRpc } from '../../src/delivery/rpc.ts'
import { createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { nodeListener } from '../../supabase/local/http/node-listener.ts'
import { actingOn, makePeople, type TestDatabase } from './actors.ts'
import { connect, copyPostgresDatabase } from './engines.ts'

/** The data API over a PostgreSQL server, at a real address, for deliverers of every kind. It sends nothing itself. */
export async function openMailBackend() {
  const keys = newKeys()
  const database = await copyPostgresDatabase()
  const session = connect(database)
  await session.exec(makePeople)
  const people = actingOn(session)
  const backend = await createBackend({
    database: { kind: 'postgres', url: database },
    siteUrl: 'http://localhost:4321',
    keys,
    seedFile: null,
  })
  // It begins with what is due; from here on only requests without the secret key would wake it.
  await backend.deliverDue()
  const underWay = new Set<Promise<Response>>()
  const server = createServer(
    nodeListener((request, caller) => {
      const answer = backend.fetch(request, caller)
      underWay.add(answer)
      return answer.finally(() => underWay.delete(answer))
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const delivery = (transport: Transport, patience?: number): Delivery => ({
    queue: outbox(serviceRpc({ url, secretKey: keys.secretKey })),
    transport,
    addresses: { siteUrl: 'https://studio.example', functionsUrl: url, studioEmail: 'desk@studio.example' },
    from: 'Gegee Studio <mail@studio.example>',
    patience,
  })
  return {
    url,
    secretKey: keys.secretKey,
    sql: backend.sql,
    delivery,
    /** Delivers until nothing is due. */
    async drain(transport: Transport): Promise<void> {
      while ((await deliver(delivery(transport))).more);
    },
    /** Runs a statement as one of the people, whose mails are then due. */
    async as(...call: Parameters<TestDatabase['as']>): Promise<void> {
      await session.exec('begin')
      await people.as(...call)
      await session.exec('commit')
    },
    /** Mails to the studio, numbered in their subjects. */
    async write(from: number, to: number): Promise<void> {
      await backend.sql.exec(`
        insert into public.contact_messages (name, email, message)
        select 'No. ' || n, 'sender-' || n || '@example.com', 'Hello'
        from generate_series(${from}, ${to}) n order by n`)
    },
    /** Lets minutes pass for what waits: everything about it is as much earlier. */
    pass: (minutes: number) =>
      backend.sql.exec(`
        update private.outbox set due_at = due_at - interval '${minutes} minutes',
          expires_at = expires_at - interval '${minutes} minutes'
        where state = 'waiting'`),
    /** How many rows are in each state. */
    async states(): Promise<Record<string, number>> {
      const rows = await backend.sql.query<{ state: string; count: number }>(
        'select state, count(*)::integer as count from private.outbox group by state',
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      // Who was killed may have asked for something: in the middle of a transaction the driver never closes.
      await Promise.allSettled(underWay)
      await session.close()
      await backend.close()
    },
  }
}

export type MailBackend = Awaited<ReturnType<typeof openMailBackend>>
