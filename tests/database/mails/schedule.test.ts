import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { book } from '../../support/booking-rows.ts'
import { emptyOutbox } from '../../support/mails.ts'

// Vault and pg_net as a hosted project has them: http_post() takes what the real one takes and notes it.
const hosted = `
  do $$begin
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    create schema net;
    create table net.calls (url text, headers jsonb);
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
      timeout_milliseconds integer default 5000
    ) returns bigint language sql as
      'insert into net.calls values (url, headers); select 1::bigint';
    insert into vault.decrypted_secrets values
      ('studio_functions_url', 'https://x.supabase.co/functions/v1/studio'), ('studio_deliver_secret', 'geheim');
  end$$`

describe('a hosted project’s schedule', () => {
  const db = useDatabase()
  const wake = () => db.as('operator', 'select private.wake_deliverer()')
  const calls = () => db.as('operator', 'select * from net.calls')

  test('calls the deliverer with its secret while a mail is due', async () => {
    await db.as('operator', hosted)
    await book(db, 'owner')
    await wake()
    expect(await calls()).toEqual([
      {
        url: 'https://x.supabase.co/functions/v1/studio/deliver',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer geheim' },
      },
    ])
  })

  test('calls nobody when nothing is due', async () => {
    await db.as('operator', hosted)
    await wake()
    await book(db, 'owner')
    await db.as('operator', "update private.outbox set due_at = now() + interval '1 second'")
    await wake()
    expect(await calls()).toEqual([])
  })

  test.each(['studio_functions_url', 'studio_deliver_secret'])('calls nobody without %s', async (name) => {
    await db.as('operator', hosted)
    await db.as('operator', 'delete from vault.decrypted_secrets where name = $1', [name])
    await book(db, 'owner')
    await wake()
    expect(await calls()).toEqual([])
    await emptyOutbox(db)
  })

  test('forgets how its jobs ran, three a minute, after a week', async () => {
    const migration = join(import.meta.dirname, '../../../supabase/migrations/20261122033000_schedule.sql')
    const [, command = ''] =
      readFileSync(migration, 'utf8').match(/cron\.schedule\('forget-job-runs', '[^']+', \$\$(.+)\$\$\)/) ??
      []
    await db.as(
      'operator',
      `do $$begin
        create schema cron;
        create table cron.job_run_details (runid bigint, end_time timestamptz);
        insert into cron.job_run_details values
          (1, now() - interval '8 days'), (2, now() - interval '6 days'), (3, null);
      end$$`,
    )
    await db.as('operator', command)
    expect(await db.as('operator', 'select runid from cron.job_run_details')).toEqual([
      { runid: 2 },
      { runid: 3 },
    ])
  })
})
