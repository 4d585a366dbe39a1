import * as backend from '../../backend/people/codes.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { emailRefusal } from '../../domain/people/account.ts'
import { readCode } from '../../domain/people/code.ts'

export const sendConfirmationCode = backend.sendConfirmationCode

export async function sendSignInCode(email: string, linkUrl: string): Promise<Result<void>> {
  const refusal = emailRefusal(email)
  return refusal ? failure(refusal) : backend.sendSignInCode(email, linkUrl)
}

export async function signInByCode(email: string, typed: string): Promise<Result<void>> {
  const code = readCode(typed)
  return code.ok ? backend.signInByCode(email, code.value) : code
}
