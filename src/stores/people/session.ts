import { atom, onMount } from 'nanostores'
import * as accounts from '../../backend/people/account.ts'
import * as auth from '../../backend/people/auth.ts'
import { type ErrorCode, failure, type Result } from '../../domain/errors.ts'
import {
  type Credentials,
  credentialsRefusal,
  emailRefusal,
  newPasswordRefusal,
  registrationRefusal,
} from '../../domain/people/account.ts'
import { forgetDrafts } from '../draft.ts'
import { inChosenLanguage } from './chosen-language.ts'
import { markSession } from './session-marker.ts'

export type { Account } from '../../backend/people/auth.ts'

export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; account: auth.Account }
  | { status: 'failed'; code: ErrorCode }

/** Who is signed in, in this tab as in all others. Loaded when the first screen subscribes. */
export const $session = atom<SessionState>({ status: 'unknown' })

/** Whether this tab signs out and leaves by itself: its screens then need not react to the session's end. */
let leaving = false

export async function loadSession(): Promise<void> {
  const result = await auth.currentAccount()
  if (leaving) return
  const before = $session.get()
  if (!result.ok) {
    // A screen at work is not taken away because the session could not be looked at again.
    if (before.status !== 'signed-in') $session.set({ status: 'failed', code: result.code })
    return
  }
  const account = result.value && inChosenLanguage(result.value)
  markSession(account?.role)
  if (before.status === 'signed-in' && account && sameAccount(before.account, account)) return
  $session.set(account ? { status: 'signed-in', account } : { status: 'signed-out' })
}

function sameAccount(a: auth.Account, b: auth.Account): boolean {
  return a.id === b.id && a.email === b.email && a.role === b.role
}

onMount($session, () => {
  loadSession()
  // Supabase holds its lock while it calls listeners, so the reload waits for the next turn.
  auth.onSessionChange(() => setTimeout(loadSession))
  // The Back button may bring a page from before a sign-out back as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    leaving = false
    loadSession()
  })
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

export async function requestPasswordReset(email: string, callbackUrl: string): Promise<Result<void>> {
  const refusal = emailRefusal(email)
  return refusal ? failure(refusal) : auth.requestPasswordReset(email, callbackUrl)
}

export async function changePassword(password: string): Promise<Result<void>> {
  const refusal = newPasswordRefusal(password)
  return refusal ? failure(refusal) : auth.changePassword(password)
}

export async function requestEmailChange(
  { email: present }: auth.Account,
  email: string,
  callbackUrl: string,
): Promise<Result<void>> {
  const refusal = emailRefusal(email)
  if (refusal) return failure(refusal)
  if (email.trim().toLowerCase() === present.toLowerCase()) return failure('email_same')
  return auth.requestEmailChange(email, callbackUrl)
}

/** Ends the session in this browser; other tabs notice by themselves. The caller leaves the page. */
export async function signOut(): Promise<void> {
  leaving = true
  await auth.signOut()
  left()
}

/** Ends the account's sessions on every device; the caller leaves the page when it worked. */
export async function signOutEverywhere(): Promise<Result<void>> {
  leaving = true
  const result = await auth.signOutEverywhere()
  leaving = result.ok
  if (result.ok) left()
  return result
}

export const exportOwnData = accounts.exportOwnData

/** Deletes the account after looking at its password once more; the caller leaves the page when it worked. */
export async function deleteAccount({ email }: auth.Account, password: string): Promise<Result<void>> {
  if (password === '') return failure('password_missing')
  const signedIn = await auth.signIn({ email, password })
  if (!signedIn.ok) return signedIn.code === 'credentials_wrong' ? failure('password_wrong') : signedIn
  leaving = true
  const deleted = await accounts.deleteOwnAccount()
  leaving = deleted.ok
  if (deleted.ok) await signOut()
  return deleted
}

/** Nothing of the person stays in this browser: neither the session nor what was typed. */
function left(): void {
  markSession(undefined)
  forgetDrafts()
}
