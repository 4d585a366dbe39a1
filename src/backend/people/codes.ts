import { failure, type Result } from '../../domain/errors.ts'
import { captchaToken } from '../captcha.ts'
import { supabase } from '../client.ts'
import { askAccounts } from './ask-accounts.ts'

/** Sends six digits and a link to sign in with. The answer does not tell whether the address has an account. */
export async function sendSignInCode(email: string, linkUrl: string): Promise<Result<void>> {
  return askAccounts(
    async () => {
      const options = { shouldCreateUser: false, emailRedirectTo: linkUrl, ...(await captchaToken()) }
      const answer = await supabase().auth.signInWithOtp({ email: email.trim(), options })
      // The one says that there is no account, the other that there is one.
      const telling = ['otp_disabled', 'over_email_send_rate_limit'].includes(answer.error?.code ?? '')
      return telling ? { data: {}, error: null } : answer
    },
    () => undefined,
  )
}

export async function signInByCode(email: string, code: string): Promise<Result<void>> {
  const signedIn = await askAccounts(
    () => supabase().auth.verifyOtp({ email: email.trim(), token: code, type: 'email' }),
    () => undefined,
  )
  return !signedIn.ok && signedIn.code === 'link_expired' ? failure('code_wrong') : signedIn
}

/** Sends the code that an old session needs to change the password. */
export async function sendConfirmationCode(): Promise<Result<void>> {
  return askAccounts(
    () => supabase().auth.reauthenticate(),
    () => undefined,
  )
}
