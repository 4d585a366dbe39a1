import type { Result } from '../../domain/errors.ts'
import type { Credentials } from '../../domain/people/account.ts'
import { captchaToken } from '../captcha.ts'
import { supabase } from '../client.ts'
import { askAccounts } from './ask-accounts.ts'

export async function signIn({ email, password }: Credentials): Promise<Result<void>> {
  return askAccounts(
    async () =>
      supabase().auth.signInWithPassword({
        email: email.trim(),
        password,
        options: await captchaToken(),
      }),
    () => undefined,
  )
}

/**
 * Makes an account. `confirmed` tells whether the person is signed in at once or has to open the link
 * sent by email, which leads to `callbackUrl`. `locale` chooses the language of that email.
 */
export async function signUp(
  { email, password }: Credentials,
  { callbackUrl, locale }: { callbackUrl: string; locale: string },
): Promise<Result<{ confirmed: boolean }>> {
  return askAccounts(
    async () =>
      supabase().auth.signUp({
        email: email.trim(),
        password,
        options: { emailRedirectTo: callbackUrl, data: { locale }, ...(await captchaToken()) },
      }),
    ({ session }) => ({ confirmed: session !== null }),
  )
}
