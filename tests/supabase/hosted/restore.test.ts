import postgres from 'postgres'
import { expect, test } from 'vitest'
import { makePeople, people } from '../../support/actors.ts'
import { insertBooking } from '../../support/booking-rows.ts'
import { connect, copyPostgresDatabase } from '../../support/engines.ts'

// The way of docs/hosted.md from a dump of the data into a new project, where the migrations were pushed.

/** What docs/hosted.md empties first, since migrations have filled it. */
const FILLED = ['private.contact_salt', 'public.studio_settings']

/** Each table of ours and of the authentication service, with its rows as a dump has them. */
async function dump(client: postgres.Sql): Promise<Map<string, Buffer>> {
  const tables = await client<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth') and tablename <> 'schema_migrations' order by 1`
  const rows = new Map<string, Buffer>()
  for (const { name } of tables) {
    const parts: Buffer[] = []
    for await (const part of await client.unsafe(`copy ${name} to stdout`).readable()) parts.push(part)
    if (parts.length > 0) rows.set(name, Buffer.concat(parts))
  }
  return rows
}

test('the data of a project is restored into a new one, and accounts are guarded there as before', async () => {
  const [from, into] = [await copyPostgresDatabase(), await copyPostgresDatabase()]
  const old = connect(from)
  await old.exec(makePeople)
  await old.query(...insertBooking())
  await old.close()
  const source = postgres(from, { max: 1 })
  const target = postgres(into, { max: 1, onnotice: () => undefined })
  try {
    expect([...(await dump(target)).keys()]).toEqual(FILLED)
    const data = await dump(source)
    expect(data.size).toBeGreaterThan(5)
    await target.begin(async (client) => {
      await client.unsafe(`truncate ${FILLED.join(', ')}`)
      // As the CLI writes it at the head of the data.
      await client.unsafe('set local session_replication_role = replica')
      for (const [name, rows] of data) {
        const writable = await client.unsafe(`copy ${name} from stdin`).writable()
        await new Promise<void>((done, failed) => {
          writable.on('error', failed).on('finish', done).end(rows)
        })
      }
    })
    expect(await dump(target)).toEqual(data)
    await expect(
      target.unsafe("update auth.users set banned_until = 'infinity' where id = $1", [people.admin]),
    ).rejects.toThrow('last_admin')
  } finally {
    await Promise.all([source.end(), target.end()])
  }
})
