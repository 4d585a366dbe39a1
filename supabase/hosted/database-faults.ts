import { createHash } from 'node:crypto'
import { ask } from './ask.ts'

/** What hosted_set_up() tells. */
interface SetUp {
  jobs: string[]
  functions_url: string | null
  deliver_secret: string | null
  triggers_on_accounts: string[]
  late: number
}

const JOBS = ['cancel-expired', 'forget-job-runs', 'queue-due-mails', 'wake-deliverer']
/** They stand on tables of the authentication service, which no dump of the schema has. */
const TRIGGERS = [
  'accept_invitation',
  'create_profile',
  'end_what_was_begun',
  'forget_account',
  'forget_deleted_account',
  'guard_block',
  'tell_new_password',
  'tell_second_step_added',
  'tell_second_step_removed',
]

/** What the database lacks. */
export async function databaseFaults(
  url: string,
  secretKey: string,
  deliverSecret: string,
): Promise<string[]> {
  const answer = await ask(`${url}/rest/v1/rpc/hosted_set_up`, {
    apikey: secretKey,
    Authorization: `Bearer ${secretKey}`,
  })
  if (answer === null) return [`Nobody answers at ${url}.`]
  if (answer.status === 404) return ['The database lacks migrations. Run: npx supabase db push']
  if (!answer.ok)
    return [`SUPABASE_SECRET_KEY is no secret key of this project: it answered ${answer.status}.`]
  const { jobs, functions_url, deliver_secret, triggers_on_accounts, late }: SetUp = await answer.json()
  const missingJobs = JOBS.filter((job) => !jobs.includes(job))
  const missingTriggers = TRIGGERS.filter((trigger) => !triggers_on_accounts.includes(trigger))
  return [
    missingJobs.length > 0 &&
      `These jobs do not run: ${missingJobs.join(', ')}. Switch on pg_cron and pg_net (Database, Extensions), then run the last statement of supabase/migrations/20261122033000_schedule.sql in the SQL editor.`,
    missingTriggers.length > 0 &&
      `These triggers on accounts do not work: ${missingTriggers.join(', ')}. A backup that was restored from a dump of the schema lacks them: restore it as docs/hosted.md says, or run their statements (create trigger … on auth.…) from supabase/migrations in the SQL editor.`,
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
