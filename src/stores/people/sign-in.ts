import * as backend from '../../backend/people/sign-in.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { type Credentials, credentialsRefusal, registrationRefusal } from '../../domain/people/account.ts'
import { chooseLanguage } from './chosen-language.ts'

export async function signIn(credentials: Credentials): Promise<Result<void>> {
  const refusal = credentialsRefusal(credentials)
  return refusal ? failure(refusal) : backend.signIn(credentials)
}

export async function register(
  credentials: Credentials,
  options: { callbackUrl: string; locale: string },
): Promise<Result<{ confirmed: boolean }>> {
  const refusal = registrationRefusal(credentials)
  if (refusal) return failure(refusal)
  const registered = await backend.signUp(credentials, options)
  if (registered.ok) chooseLanguage(options.locale)
  return registered
}
