import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { Result } from '../../domain/errors.ts'
import { failure, success } from '../../domain/errors.ts'
import type { Role, Viewer } from '../../domain/people/access.ts'
import type { Credentials } from '../../domain/people/account.ts'
import { storageKeys } from '../../domain/storage-keys.ts'
import { supabase } from '../client.ts'
import { attempt, toErrorCode } from '../errors.ts'

export interface Account extends Viewer {
  email: string
  /** The language in which the studio writes to this person. */
  locale: string
}

export async function signIn({ email, password }: Credentials): Promise<Result<void>> {
  return attempt(
    () => supabase().auth.signInWithPassword({ email: email.trim(), password }),
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
  return attempt(
    () =>
      supabase().auth.signUp({
        email: email.trim(),
        password,
        options: { emailRedirectTo: callbackUrl, data: { locale } },
      }),
    ({ session }) => ({ confirmed: session !== null }),
  )
}

export async function resendConfirmation(email: string, callbackUrl: string): Promise<Result<void>> {
  return attempt(
    () =>
      supabase().auth.resend({
        type: 'signup',
        email: email.trim(),
        options: { emailRedirectTo: callbackUrl },
      }),
    () => undefined,
  )
}

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

/** Asks for another email address: links go to the present and to the new one and lead to `callbackUrl`. */
export async function requestEmailChange(email: string, callbackUrl: string): Promise<Result<void>> {
  return attempt(
    () => supabase().auth.updateUser({ email: email.trim() }, { emailRedirectTo: callbackUrl }),
    () => undefined,
  )
}

/** Signs out of this browser, even if the service cannot be reached. */
export async function signOut(): Promise<void> {
  await supabase().auth.signOut({ scope: 'local' })
}

/** Ends every session of the account, this one too; none where the service cannot be reached. */
export async function signOutEverywhere(): Promise<Result<void>> {
  const { error } = await supabase().auth.signOut({ scope: 'global' })
  return error ? failure(toErrorCode(error)) : success(undefined)
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
    return attempt(
      () => supabase().auth.exchangeCodeForSession(code),
      (data) => ({ recovery: (data as { redirectType?: string | null }).redirectType === 'recovery' }),
    )
  }
  return attempt(
    () => supabase().auth.setSession({ access_token: accessToken ?? '', refresh_token: refreshToken ?? '' }),
    () => ({ recovery: type === 'recovery' }),
  )
}

/**
 * The signed-in account with its role, or undefined when signed out. A session that the service no longer
 * accepts (ended elsewhere, account deleted) is taken out of this browser.
 */
export async function currentAccount(): Promise<Result<Account | undefined>> {
  const account = await readAccount()
  if (account.ok || account.code !== 'session_expired') return account
  // This browser's clock may be wrong, so that a token seems good which is not: a new one settles it.
  const { error } = await supabase().auth.refreshSession()
  if (error && isAuthRetryableFetchError(error)) return failure(toErrorCode(error))
  const again = await readAccount()
  if (again.ok || again.code !== 'session_expired') return again
  await signOut()
  return success(undefined)
}

async function readAccount(): Promise<Result<Account | undefined>> {
  const { data, error } = await supabase().auth.getSession()
  // Any refusal means that the session is gone; only without an answer it may still be good.
  if (error) return isAuthRetryableFetchError(error) ? failure(toErrorCode(error)) : success(undefined)
  if (!data.session) return success(undefined)
  const { user } = data.session
  const profile = await attempt(
    () => supabase().from('profiles').select('role, locale').eq('id', user.id).maybeSingle(),
    (row: { role: Role; locale: string } | null) => row ?? undefined,
  )
  if (!profile.ok) return profile
  // An account that was deleted elsewhere has no profile any more.
  if (!profile.value) return failure('session_expired')
  return success({ id: user.id, email: user.email ?? '', ...profile.value })
}

/** Has the studio write in another language to this person. */
export async function saveLanguage(id: string, locale: string): Promise<Result<void>> {
  return attempt(
    () => supabase().from('profiles').update({ locale }).eq('id', id),
    () => undefined,
  )
}

/** Calls back on every sign-in, sign-out and change of the account, in this tab or another. */
export function onSessionChange(listener: () => void): void {
  supabase().auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_IN' || event === 'SIGNED_OUT' || event === 'USER_UPDATED') listener()
  })
  // Supabase's own message to the other tabs is lost when the tab that sends it leaves its page at once.
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.session) listener()
  })
}
