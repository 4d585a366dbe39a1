import { isAccountAddress } from '../email-address.ts'
import { type ErrorCode, failure, type Result, success } from '../errors.ts'
import { oneLine } from '../storable.ts'
import { internationalPhone } from './phone.ts'

/** `minimum_password_length` of config.toml. */
export const PASSWORD_MIN_LENGTH = 6

/** What the authentication service takes: its hash (bcrypt) leaves out what comes after. */
const PASSWORD_MAX_BYTES = 72

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
  if (password.length < PASSWORD_MIN_LENGTH) return 'password_too_short'
  return isTooLongPassword(password) ? 'password_too_long' : undefined
}

/** Counted in bytes: a Cyrillic letter has two. */
export const isTooLongPassword = (password: string): boolean =>
  new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES

/** What customers tell the studio about themselves. */
export interface Profile {
  fullName: string
  /** In international form once it is stored. */
  phone: string
  notifications: boolean
  newsletter: boolean
}

export const FULL_NAME_MAX_LENGTH = 200

/** What was typed of a profile as it is to be stored, or why it cannot be; what is not given stays as it is stored. */
export function profileToStore<Part extends Partial<Profile>>(typed: Part): Result<Part> {
  const stored = { ...typed }
  if (typed.fullName !== undefined) stored.fullName = oneLine(typed.fullName).trim()
  if ([...(stored.fullName ?? '')].length > FULL_NAME_MAX_LENGTH) return failure('too_long')
  if (typed.phone !== undefined) {
    const phone = typed.phone.trim() && internationalPhone(typed.phone)
    if (phone === undefined) return failure('phone_invalid')
    stored.phone = phone
  }
  return success(stored)
}

/** What was typed otherwise than it is stored: only that is sent, or what has changed elsewhere would be undone. */
export const changesOf = (typed: Partial<Profile>, stored: Profile): Partial<Profile> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== stored[field as keyof Profile]),
  )
