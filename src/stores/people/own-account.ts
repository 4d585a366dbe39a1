import * as accounts from '../../backend/people/account.ts'
import type { Account } from '../../backend/people/session.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { readCode } from '../../domain/people/code.ts'
import type { DeviceCode } from '../../domain/people/second-step.ts'
import { forgetSession, leaveAfter } from './session.ts'

export const exportOwnData = accounts.exportOwnData

/**
 * Deletes the account after checking its password once more, and a code where it has a second step; on success the
 * session is gone from this browser, too.
 */
export async function deleteAccount(
  { email, secondStep }: Account,
  password: string,
  { device, code: typed }: DeviceCode,
): Promise<Result<void>> {
  if (password === '') return failure('password_missing')
  const code = secondStep === 'done' ? readCode(typed) : undefined
  if (code && !code.ok) return code
  const proof = code && { device, code: code.value }
  const deleted = await leaveAfter(() => accounts.deleteOwnAccount({ email, password }, proof))
  if (deleted.ok) await forgetSession()
  return deleted
}
