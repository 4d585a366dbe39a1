import type { Result } from '../../domain/errors.ts'
import { captchaToken } from '../captcha.ts'
import { supabase } from '../client.ts'
import { askAccounts } from './ask-accounts.ts'

/** Sends the link to a new password. The answer does not tell whether the address has an account. */
export async function requestPasswordReset(email: string, callbackUrl: string): Promise<Result<void>> {
  return askAccounts(
    async () => {
      const answer = await supabase().auth.resetPasswordForEmail(email.trim(), {
        redirectTo: callbackUrl,
        ...(await captchaToken()),
      })
      // Only an address with an account can have got a mail a moment ago.
      return answer.error?.code === 'over_email_send_rate_limit' ? { data: {}, error: null } : answer
    },
    () => undefined,
  )
}

/**
 * Changes the password of the signed-in account and signs it out of all other devices. An old session needs `code`,
 * which `sendConfirmationCode` mails: `reauthentication_needed`.
 */
export async function changePassword(password: string, code?: string): Promise<Result<void>> {
  const changed = await askAccounts(
    () => supabase().auth.updateUser({ password, ...(code && { nonce: code }) }),
    () => undefined,
  )
  if (changed.ok) await supabase().auth.signOut({ scope: 'others' })
  return changed
}
