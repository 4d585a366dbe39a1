import { atom, onMount } from 'nanostores'
import * as auth from '../backend/auth.ts'
import { type Credentials, credentialsRefusal, registrationRefusal } from '../domain/account.ts'
import { type ErrorCode, failure, type Result } from '../domain/errors.ts'
import { markSession } from './session-marker.ts'

export type { Account } from '../backend/auth.ts'

export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; account: auth.Account }
  | { status: 'failed'; code: ErrorCode }

/** Who is signed in, in this tab as in all others. Loaded when the first screen subscribes. */
export const $session = atom<SessionState>({ status: 'unknown' })

export async function loadSession(): Promise<void> {
  const result = await auth.currentAccount()
  if (!result.ok && result.code !== 'session_expired') {
    $session.set({ status: 'failed', code: result.code })
    return
  }
  const account = result.ok ? result.value : undefined
  markSession(account?.role)
  $session.set(account ? { status: 'signed-in', account } : { status: 'signed-out' })
}

onMount($session, () => {
  loadSession()
  // Supabase holds its lock while it calls listeners, so the reload waits for the next turn.
  auth.onSessionChange(() => setTimeout(loadSession))
})

export async function signIn(credentials: Credentials): Promise<Result<void>> {
  const refusal = credentialsRefusal(credentials)
  return refusal ? failure(refusal) : auth.signIn(credentials)
}

export async function register(
  credentials: Credentials,
  options: { callbackUrl: string; locale: string },
): Promise<Result<{ confirmed: boolean }>> {
  const refusal = registrationRefusal(credentials)
  return refusal ? failure(refusal) : auth.signUp(credentials, options)
}

export const resendConfirmation = auth.resendConfirmation
export const completeSignIn = auth.completeSignIn

/** Ends the session in this browser; other tabs notice by themselves. */
export async function signOut(): Promise<void> {
  await auth.signOut()
  markSession(undefined)
  $session.set({ status: 'signed-out' })
}
