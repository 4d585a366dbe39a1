import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { Result } from '../../domain/errors.ts'
import { failure, success } from '../../domain/errors.ts'
import type { Role, Viewer } from '../../domain/people/access.ts'
import { storageKeys } from '../../domain/storage-keys.ts'
import { supabase } from '../client.ts'
import { attempt, toErrorCode } from '../errors.ts'

export interface Account extends Viewer {
  email: string
  /** The language in which the studio writes to this person. */
  locale: string
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

/** Signs out of this browser, even if the service cannot be reached. */
export async function signOut(): Promise<void> {
  await supabase().auth.signOut({ scope: 'local' })
}

/** Ends every session of the account, this one too; none where the service cannot be reached. */
export async function signOutEverywhere(): Promise<Result<void>> {
  const { error } = await supabase().auth.signOut({ scope: 'global' })
  return error ? failure(toErrorCode(error)) : success(undefined)
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
