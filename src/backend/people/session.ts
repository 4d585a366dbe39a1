import { type AuthChangeEvent, isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { Result } from '../../domain/errors.ts'
import { failure, success } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/people/access.ts'
import type { SecondStep } from '../../domain/people/second-step.ts'
import { storageKeys } from '../../domain/storage-keys.ts'
import { supabase } from '../client.ts'
import { attempt, toErrorCode } from '../errors.ts'
import { accountCodes } from './ask-accounts.ts'

export interface Account extends Viewer {
  email: string
  /** The language in which the studio writes to this person. */
  locale: string
  /** While `needed`, the database answers nothing but this. */
  secondStep: SecondStep
}

/** What `own_access()` answers, as far as it is used. */
type Access = Pick<Account, 'role' | 'locale' | 'secondStep'>

/**
 * The signed-in account with its role, or undefined when signed out. A session that the service no longer
 * accepts (ended elsewhere, account deleted) is taken out of this browser.
 */
export async function currentAccount(): Promise<Result<Account | undefined>> {
  const account = await readAccount()
  if (account.ok || account.code !== 'session_expired') return account
  // This browser's clock may be wrong and take an expired token for a valid one: a new token settles it.
  const { error } = await supabase().auth.refreshSession()
  if (error && isAuthRetryableFetchError(error)) return failure(toErrorCode(error))
  const again = await readAccount()
  if (again.ok || again.code !== 'session_expired') return again
  await signOut()
  return success(undefined)
}

async function readAccount(): Promise<Result<Account | undefined>> {
  const { data, error } = await supabase().auth.getSession()
  // A refusal means that the session is gone; without an answer it may still be good.
  if (error) return isAuthRetryableFetchError(error) ? failure(toErrorCode(error)) : success(undefined)
  if (!data.session) return success(undefined)
  const { user } = data.session
  return attempt(
    () => supabase().rpc('own_access'),
    ({ role, locale, secondStep }: Access) => ({
      id: user.id,
      email: user.email ?? '',
      role,
      locale,
      secondStep,
    }),
  )
}

/** Signs out of this browser, even if the service cannot be reached. */
export async function signOut(): Promise<void> {
  await supabase().auth.signOut({ scope: 'local' })
}

/**
 * Removes the session from this browser without asking the service, where a deleted account has none to end. The caller
 * leaves the page; other tabs notice by the storage.
 */
export async function forgetSession(): Promise<void> {
  await supabase().auth.stopAutoRefresh()
  localStorage.removeItem(storageKeys.session)
}

/** Ends every session of the account, this one too; none where the service cannot be reached. */
export async function signOutEverywhere(): Promise<Result<void>> {
  const { error } = await supabase().auth.signOut({ scope: 'global' })
  return error ? failure(toErrorCode(error, error.status, accountCodes)) : success(undefined)
}

const changes = new Set<AuthChangeEvent>([
  'SIGNED_IN',
  'SIGNED_OUT',
  'USER_UPDATED',
  'MFA_CHALLENGE_VERIFIED',
])

/** Calls back on every sign-in, sign-out and change of the account, in this tab or another. */
export function onSessionChange(listener: () => void): void {
  supabase().auth.onAuthStateChange((event) => {
    if (changes.has(event)) listener()
  })
  // Supabase's own message to the other tabs is lost when the tab that sends it leaves its page at once.
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.session) listener()
  })
}
