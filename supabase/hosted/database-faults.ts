import { createHash } from 'node:crypto'
import { ask } from './ask.ts'

/** What mail_set_up() tells. */
interface SetUp {
  jobs: string[]
  functions_url: string | null
  deliver_secret: string | null
  late: number
}

const JOBS = ['forget-job-runs', 'queue-due-mails', 'release-expired', 'wake-deliverer']

/** What the database lacks. */
export async function databaseFaults(
  url: string,
  secretKey: string,
  deliverSecret: string,
): Promise<string[]> {
  const answer = await ask(`${url}/rest/v1/rpc/mail_set_up`, {
    apikey: secretKey,
    Authorization: `Bearer ${secretKey}`,
  })
  if (answer === null) return [`Nobody answers at ${url}.`]
  if (answer.status === 404) return ['The database lacks migrations. Run: npx supabase db push']
  if (!answer.ok)
    return [`SUPABASE_SECRET_KEY is no secret key of this project: it answered ${answer.status}.`]
  const { jobs, functions_url, deliver_secret, late }: SetUp = await answer.json()
  const missing = JOBS.filter((job) => !jobs.includes(job))
  return [
    missing.length > 0 &&
      `These jobs do not run: ${missing.join(', ')}. Switch on pg_cron and pg_net (Database, Extensions), then run the last statement of supabase/migrations/20261122033000_schedule.sql in the SQL editor.`,
    functions_url !== `${url}/functions/v1/studio` &&
      inVault('studio_functions_url', functions_url, `${url}/functions/v1/studio`),
    deliver_secret !== createHash('sha256').update(deliverSecret).digest('hex') &&
      inVault('studio_deliver_secret', deliver_secret, '…'),
    late > 0 && `${late} mails have been due for a quarter of an hour, and nobody has taken them.`,
  ].filter((fault) => fault !== false)
}

function inVault(name: string, value: string | null, right: string): string {
  if (value === null)
    return `The vault lacks ${name}. Run in the SQL editor: select vault.create_secret('${right}', '${name}');`
  return `The vault has another ${name}. Run in the SQL editor: select vault.update_secret((select id from vault.secrets where name = '${name}'), '${right}');`
}
