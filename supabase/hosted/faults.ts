import { databaseFaults } from './database-faults.ts'
import { functionFaults } from './function-faults.ts'

/** What a hosted project lacks to send mails and to guard accounts, in sentences; none when nothing is missing. */
export async function hostedFaults(env: Record<string, string | undefined>): Promise<string[]> {
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY, DELIVER_SECRET } = env
  const url = SUPABASE_URL.replace(/\/+$/, '')
  if (!URL.canParse(url)) return ["SUPABASE_URL is missing: the project's address, https://….supabase.co."]
  if (!SUPABASE_SECRET_KEY)
    return ['SUPABASE_SECRET_KEY is missing: a secret key of the project (Settings, API Keys).']
  if (!DELIVER_SECRET) return ['DELIVER_SECRET is missing: the secret that the function and the vault share.']
  const faults = await Promise.all([
    databaseFaults(url, SUPABASE_SECRET_KEY, DELIVER_SECRET),
    functionFaults(url, DELIVER_SECRET),
  ])
  return faults.flat()
}
