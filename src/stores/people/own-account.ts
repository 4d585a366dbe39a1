import * as accounts from '../../backend/people/account.ts'
import type { Account } from '../../backend/people/session.ts'
import { signIn } from '../../backend/people/sign-in.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { leaveAfter, signOut } from './session.ts'

export const exportOwnData = accounts.exportOwnData

/** Deletes the account after looking at its password once more; the caller leaves the page when it worked. */
export async function deleteAccount({ email }: Account, password: string): Promise<Result<void>> {
  if (password === '') return failure('password_missing')
  const signedIn = await signIn({ email, password })
  if (!signedIn.ok) return signedIn.code === 'credentials_wrong' ? failure('password_wrong') : signedIn
  const deleted = await leaveAfter(accounts.deleteOwnAccount)
  if (deleted.ok) await signOut()
  return deleted
}
