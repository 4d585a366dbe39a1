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

/**
 * Whether the account's address differs from the session's, as after a change finished in another browser. The session
 * is renewed then.
 */
export async function renewForEmail(): Promise<boolean> {
  const { auth } = supabase()
  const { data: here } = await auth.getSession()
  if (!here.session) return false
  const { data: now } = await auth.getUser()
  if (!now.user || now.user.email === here.session.user.email) return false
  const { error } = await auth.refreshSession()
  return error === null
}
