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

/** What a link from an email carries, in query (PKCE, errors) and fragment (tokens, errors). */
export interface CallbackParameters {
  code?: string | undefined
  accessToken?: string | undefined
  refreshToken?: string | undefined
  type?: string | undefined
}

/** Turns a link from an email into a session; tells whether it was for a new password. */
export async function completeSignIn(link: CallbackParameters): Promise<Result<{ recovery: boolean }>> {
  const { code, accessToken, refreshToken, type } = link
  if (code) {
    return askAccounts(
      () => supabase().auth.exchangeCodeForSession(code),
      (data) => ({ recovery: (data as { redirectType?: string | null }).redirectType === 'recovery' }),
    )
  }
  return askAccounts(
    () => supabase().auth.setSession({ access_token: accessToken ?? '', refresh_token: refreshToken ?? '' }),
    () => ({ recovery: type === 'recovery' }),
  )
}
