import { isAccountAddress } from '../email-address.ts'
import { type ErrorCode, failure, type Result, success } from '../errors.ts'
import { oneLine } from '../storable.ts'
import { internationalPhone } from './phone.ts'

/** `minimum_password_length` of config.toml. */
export const PASSWORD_MIN_LENGTH = 6

/** Seconds that must lie between two emails of a kind to one person: `auth.email.max_frequency` of config.toml. */
export const MAIL_PAUSE_SECONDS = 60

export interface Credentials {
  email: string
  password: string
}

/** Why these cannot be sent to the authentication service, or undefined. */
export function credentialsRefusal({ email, password }: Credentials): ErrorCode | undefined {
  return emailRefusal(email) ?? (password === '' ? 'password_missing' : undefined)
}

export function emailRefusal(email: string): ErrorCode | undefined {
  if (email.trim() === '') return 'email_missing'
  return isAccountAddress(email.trim()) ? undefined : 'email_invalid'
}

/** The same for a new account, whose password the studio may judge. */
export function registrationRefusal(credentials: Credentials): ErrorCode | undefined {
  return credentialsRefusal(credentials) ?? newPasswordRefusal(credentials.password)
}

export function newPasswordRefusal(password: string): ErrorCode | undefined {
  if (password === '') return 'password_missing'
  return password.length < PASSWORD_MIN_LENGTH ? 'password_too_short' : undefined
}

/** What customers tell the studio about themselves. */
export interface Profile {
  fullName: string
  /** In international form once it is stored. */
  phone: string
  notifications: boolean
  newsletter: boolean
}

export const FULL_NAME_MAX_LENGTH = 200

/** The profile as it is to be stored, or why it cannot be. */
export function profileToStore(typed: Profile): Result<Profile> {
  const fullName = oneLine(typed.fullName).trim()
  if ([...fullName].length > FULL_NAME_MAX_LENGTH) return failure('too_long')
  if (typed.phone.trim() === '') return success({ ...typed, fullName, phone: '' })
  const phone = internationalPhone(typed.phone)
  return phone ? success({ ...typed, fullName, phone }) : failure('phone_invalid')
}
