import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'

/** Has the studio write in another language to this person. */
export async function saveLanguage(id: string, locale: string): Promise<Result<void>> {
  return attempt(
    () => supabase().from('profiles').update({ locale }).eq('id', id),
    () => undefined,
  )
}
