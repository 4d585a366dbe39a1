import type { Sql } from '../database/database.ts'
import { authError } from './answers.ts'

/** Bytes of JSON. Every change writes them all anew. */
const LARGEST = 16_384

/** The refusal of data about themselves that would fill more of an account than anybody needs. */
export async function refuseLargeData(
  sql: Sql,
  userId: string | undefined,
  data: unknown,
): Promise<Response | undefined> {
  if (data === undefined || data === null) return undefined
  const given = JSON.stringify(data)
  const [row] = await sql.query<{ bytes: number }>(
    `select octet_length((coalesce(
       (select raw_user_meta_data from auth.users where id = $1), '{}') || $2::jsonb)::text) as bytes`,
    [userId ?? '00000000-0000-0000-0000-000000000000', given],
  )
  if ((row?.bytes ?? 0) <= LARGEST) return undefined
  return authError(422, 'validation_failed', 'The user data is too large')
}
