import * as backend from '../../backend/people/password.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { emailRefusal, newPasswordRefusal } from '../../domain/people/account.ts'
import { readCode } from '../../domain/people/code.ts'

export async function requestPasswordReset(email: string, callbackUrl: string): Promise<Result<void>> {
  const refusal = emailRefusal(email)
  return refusal ? failure(refusal) : backend.requestPasswordReset(email, callbackUrl)
}

/** A session of long ago needs what a mail brings, too: `reauthentication_needed` asks for `typed`. */
export async function changePassword(password: string, typed?: string): Promise<Result<void>> {
  const refusal = newPasswordRefusal(password)
  if (refusal) return failure(refusal)
  if (typed === undefined) return backend.changePassword(password)
  const code = readCode(typed)
  return code.ok ? backend.changePassword(password, code.value) : code
}
