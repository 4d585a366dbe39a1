import * as backend from '../../backend/people/password.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { emailRefusal, newPasswordRefusal } from '../../domain/people/account.ts'
import { readCode } from '../../domain/people/code.ts'

export async function requestPasswordReset(email: string, callbackUrl: string): Promise<Result<void>> {
  const refusal = emailRefusal(email)
  return refusal ? failure(refusal) : backend.requestPasswordReset(email, callbackUrl)
}

/** Changes the password. An old session also needs the mailed code, `typed`: `reauthentication_needed` asks for it. */
export async function changePassword(password: string, typed?: string): Promise<Result<void>> {
  const refusal = newPasswordRefusal(password)
  if (refusal) return failure(refusal)
  if (typed === undefined) return backend.changePassword(password)
  const code = readCode(typed)
  return code.ok ? backend.changePassword(password, code.value) : code
}
