import * as backend from '../../backend/people/email.ts'
import type { Account } from '../../backend/people/session.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { emailRefusal } from '../../domain/people/account.ts'
import { loadSession } from './session.ts'

export async function requestEmailChange(
  { email: present }: Account,
  email: string,
  callbackUrl: string,
): Promise<Result<void>> {
  const refusal = emailRefusal(email)
  if (refusal) return failure(refusal)
  if (email.trim().toLowerCase() === present.toLowerCase()) return failure('email_same')
  return backend.requestEmailChange(email, callbackUrl)
}

/** Has the screens show the account's present address, which another browser may have changed. */
export async function showPresentEmail(): Promise<void> {
  if (await backend.renewForEmail()) await loadSession()
}
