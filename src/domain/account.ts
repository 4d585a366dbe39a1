import type { ErrorCode } from './errors.ts'

/** Spec section 5. */
export const PASSWORD_MIN_LENGTH = 6

export interface Credentials {
  email: string
  password: string
}

/** Why these cannot be sent to the authentication service, or undefined. */
export function credentialsRefusal({ email, password }: Credentials): ErrorCode | undefined {
  if (email.trim() === '') return 'email_missing'
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim())) return 'email_invalid'
  if (password === '') return 'password_missing'
  return undefined
}

/** The same for a new account, whose password the studio may judge. */
export function registrationRefusal(credentials: Credentials): ErrorCode | undefined {
  const refusal = credentialsRefusal(credentials)
  if (refusal) return refusal
  return credentials.password.length < PASSWORD_MIN_LENGTH ? 'password_too_short' : undefined
}
