import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'

/** Everything the studio keeps of the signed-in person, as JSON to read. */
export async function exportOwnData(): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('export_own_data'),
    (data) => JSON.stringify(data, null, 2),
  )
}

/** Deletes the signed-in account; `sign_in_too_old` unless it has signed in within the last minutes. */
export async function deleteOwnAccount(): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('delete_own_account'),
    () => undefined,
  )
}
