import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { askAccounts } from './ask-accounts.ts'

/** Asks for another email address: links go to the present and to the new one and lead to `callbackUrl`. */
export async function requestEmailChange(email: string, callbackUrl: string): Promise<Result<void>> {
  return askAccounts(
    () => supabase().auth.updateUser({ email: email.trim() }, { emailRedirectTo: callbackUrl }),
    () => undefined,
  )
}
