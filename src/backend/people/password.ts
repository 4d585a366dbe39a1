import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'

/** Sends the link to a new password. The answer does not tell whether the address has an account. */
export async function requestPasswordReset(email: string, callbackUrl: string): Promise<Result<void>> {
  return attempt(
    async () => {
      const answer = await supabase().auth.resetPasswordForEmail(email.trim(), { redirectTo: callbackUrl })
      // Only an address with an account can have got a mail a moment ago.
      return answer.error?.code === 'over_email_send_rate_limit' ? { data: {}, error: null } : answer
    },
    () => undefined,
  )
}

/** Gives the signed-in account another password and signs it out of all other devices. */
export async function changePassword(password: string): Promise<Result<void>> {
  const changed = await attempt(
    () => supabase().auth.updateUser({ password }),
    () => undefined,
  )
  if (changed.ok) await supabase().auth.signOut({ scope: 'others' })
  return changed
}
