import type { Session } from '@supabase/supabase-js'
import type { Role, Viewer } from '../domain/access.ts'
import type { Credentials } from '../domain/account.ts'
import type { Result } from '../domain/errors.ts'
import { failure, success } from '../domain/errors.ts'
import { supabase } from './client.ts'
import { attempt, toErrorCode } from './errors.ts'

export interface Account extends Viewer {
  email: string
}

export async function signIn({ email, password }: Credentials): Promise<Result<void>> {
  return attempt(
    () => supabase().auth.signInWithPassword({ email: email.trim(), password }),
    () => undefined,
  )
}

/**
 * Makes an account. `confirmed` tells whether the person is signed in at once or has to open the link
 * sent by e-mail, which leads to `callbackUrl`. `locale` chooses the language of that e-mail.
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

/** Signs out of this browser, even if the service cannot be reached. */
export async function signOut(): Promise<void> {
  await supabase().auth.signOut({ scope: 'local' })
}

/** What a link from an e-mail carries, in query (PKCE, errors) and fragment (tokens, errors). */
export interface CallbackParameters {
  code?: string | undefined
  accessToken?: string | undefined
  refreshToken?: string | undefined
  type?: string | undefined
}

/** Turns a link from an e-mail into a session; tells whether it was for a new password. */
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

/** The signed-in account with its role, or undefined when signed out. */
export async function currentAccount(): Promise<Result<Account | undefined>> {
  const { data, error } = await supabase().auth.getSession()
  if (error) return failure(toErrorCode(error))
  return data.session ? accountOf(data.session) : success(undefined)
}

async function accountOf({ user }: Session): Promise<Result<Account>> {
  return attempt(
    () => supabase().from('profiles').select('role').eq('id', user.id).maybeSingle(),
    (profile: { role: Role }) => ({ id: user.id, email: user.email ?? '', role: profile?.role ?? 'user' }),
  )
}

/** Calls back whenever somebody signs in or out, in this tab or another. */
export function onSessionChange(listener: () => void): void {
  supabase().auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_IN' || event === 'SIGNED_OUT') listener()
  })
}
