import { atom, onMount } from 'nanostores'
import { saveLanguage } from '../../backend/people/language.ts'
import * as auth from '../../backend/people/session.ts'
import type { ErrorCode, Result } from '../../domain/errors.ts'
import { claimDrafts, forgetDrafts } from '../draft.ts'
import { chooseLanguage, inChosenLanguage } from './chosen-language.ts'
import { markSession } from './session-marker.ts'

export type { Account } from '../../backend/people/session.ts'

export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  /** Signed in by password, code or link; the second step is still to be done, and opens everything else. */
  | { status: 'second-step'; account: auth.Account }
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
  // However the session of another person came here, and before any screen shows what this tab has kept.
  if (result.value) claimDrafts(result.value.id)
  const half = result.value?.secondStep === 'needed'
  // Until the second step is done, nothing of the account is changed.
  const account = result.value && (half ? result.value : inChosenLanguage(result.value))
  markSession(half ? undefined : account?.role)
  if (before.status === 'signed-in' && account && sameAccount(before.account, account)) return
  $session.set(account ? { status: half ? 'second-step' : 'signed-in', account } : { status: 'signed-out' })
}

function sameAccount(a: auth.Account, b: auth.Account): boolean {
  return a.id === b.id && a.email === b.email && a.role === b.role && a.secondStep === b.secondStep
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

/** Has the studio's emails come in this language from now on, as choosing it at the top of a page does. */
export async function getMailsIn(account: auth.Account, locale: string): Promise<Result<void>> {
  const saved = await saveLanguage(account.id, locale)
  if (saved.ok) {
    chooseLanguage(locale)
    $session.set({ status: 'signed-in', account: { ...account, locale } })
  }
  return saved
}

/** Ends the session in this browser; other tabs notice by themselves. The caller leaves the page. */
export async function signOut(): Promise<void> {
  leaving = true
  await auth.signOut()
  left()
}

/** Where the account itself is gone, and with it its sessions; the caller leaves the page. */
export async function forgetSession(): Promise<void> {
  leaving = true
  await auth.forgetSession()
  left()
}

/** Ends the account's sessions on every device; the caller leaves the page when it worked. */
export async function signOutEverywhere(): Promise<Result<void>> {
  const result = await leaveAfter(auth.signOutEverywhere)
  if (result.ok) left()
  return result
}

/** Runs what ends the session: no screen reacts meanwhile, nor later if it worked. */
export async function leaveAfter(end: () => Promise<Result<void>>): Promise<Result<void>> {
  leaving = true
  const result = await end()
  leaving = result.ok
  return result
}

/** Removes everything of the person from this browser: the session and what was typed. */
function left(): void {
  markSession(undefined)
  forgetDrafts()
}
