import type { Result } from '../../domain/errors.ts'
import type { MailLink } from '../../domain/people/mail-link.ts'
import { supabase } from '../client.ts'
import { askAccounts } from './ask-accounts.ts'

/**
 * Redeems a link from an email, in any browser. Returns who is signed in then; nobody after the first of the two links
 * that change an email address.
 */
export async function redeemMailLink({
  tokenHash,
  type,
}: MailLink): Promise<Result<{ email: string } | undefined>> {
  return askAccounts(
    () => supabase().auth.verifyOtp({ token_hash: tokenHash, type }),
    ({ session }) => (session && { email: session.user.email ?? '' }) || undefined,
  )
}
