import type { Result } from '../../domain/errors.ts'
import { captchaToken } from '../captcha.ts'
import { supabase } from '../client.ts'
import { askAccounts } from './ask-accounts.ts'

export async function resendConfirmation(email: string, callbackUrl: string): Promise<Result<void>> {
  return askAccounts(
    async () =>
      supabase().auth.resend({
        type: 'signup',
        email: email.trim(),
        options: { emailRedirectTo: callbackUrl, ...(await captchaToken()) },
      }),
    () => undefined,
  )
}

/** Turns the code in another service's answer into a session. */
export async function completeSignIn(code: string): Promise<Result<void>> {
  return askAccounts(
    () => supabase().auth.exchangeCodeForSession(code),
    () => undefined,
  )
}
