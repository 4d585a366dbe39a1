import * as backend from '../../backend/people/password.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { emailRefusal, newPasswordRefusal } from '../../domain/people/account.ts'

export async function requestPasswordReset(email: string, callbackUrl: string): Promise<Result<void>> {
  const refusal = emailRefusal(email)
  return refusal ? failure(refusal) : backend.requestPasswordReset(email, callbackUrl)
}

export async function changePassword(password: string): Promise<Result<void>> {
  const refusal = newPasswordRefusal(password)
  return refusal ? failure(refusal) : backend.changePassword(password)
}
