import { type ErrorCode, failure, type Result, success } from '../errors.ts'
import { oneLine } from '../storable.ts'
import { emailRefusal, FULL_NAME_MAX_LENGTH } from './account.ts'
import { internationalPhone } from './phone.ts'

/** What the studio writes down of a customer. */
export interface CustomerDetails {
  fullName: string
  /** In international form once it is stored. */
  phone: string
  /** Of a customer without an account; the address of an account is its owner's. */
  email: string
  /** The language in which the studio writes to a customer without an account. */
  locale: string
}

export type CustomerField = 'fullName' | 'phone' | 'email'

/** What is wrong with each field, of whoever has no account. */
export function customerRefusals(
  { fullName, phone, email }: CustomerDetails,
  hasAccount: boolean,
): Partial<Record<CustomerField, ErrorCode>> {
  const empty = (text: string) => text.trim() === ''
  const name = oneLine(fullName).trim()
  return defined({
    fullName:
      [...name].length > FULL_NAME_MAX_LENGTH
        ? 'too_long'
        : !hasAccount && name === ''
          ? 'customer_name_missing'
          : undefined,
    phone: empty(phone)
      ? !hasAccount && empty(email)
        ? 'contact_missing'
        : undefined
      : internationalPhone(phone)
        ? undefined
        : 'phone_invalid',
    email: hasAccount || empty(email) ? undefined : emailRefusal(email),
  })
}

/** The details as they are to be stored, or why they cannot be. */
export function customerToStore(typed: CustomerDetails, hasAccount: boolean): Result<CustomerDetails> {
  const [refusal] = Object.values(customerRefusals(typed, hasAccount))
  if (refusal) return failure(refusal)
  return success({
    fullName: oneLine(typed.fullName).trim(),
    phone: internationalPhone(typed.phone) ?? '',
    email: hasAccount ? '' : typed.email.trim(),
    locale: typed.locale,
  })
}

/** What somebody typed into a search, in the field where it belongs. */
export function typedOf(search: string): Partial<CustomerDetails> {
  const typed = search.replace(/[\s,;，；]+$/, '').trim()
  // A name keeps its letters: «№1» is no «No1».
  const text = typed.normalize('NFKC')
  if (text.includes('@')) return { email: text }
  return /^[\d\s+().\-–]+$/.test(text) ? { phone: text } : { fullName: typed }
}

interface Named {
  fullName: string | null
  email: string | null
  phone: string | null
}

/** What tells somebody from others in the words of a button or a question; each is reached by email or phone at least. */
export const knownAs = ({ fullName, email, phone }: Named): string => fullName ?? email ?? phone ?? ''

interface Known {
  id: string
  phone: string | null
  hasAccount: boolean
}

/**
 * Those of the given people who have another's phone number and could be merged with them: one of the two has no
 * account.
 */
export function sharedNumbers(people: Known[]): Set<string> {
  const twins = people.filter(({ id, phone, hasAccount }) =>
    people.some((one) => phone && one.phone === phone && one.id !== id && !(hasAccount && one.hasAccount)),
  )
  return new Set(twins.map(({ id }) => id))
}

type Reached = Pick<Named, 'email' | 'phone'>

/** What is lost when two people are merged: the other one's address and number stay where there are any. */
export function lostInMerge(goes: Reached, stays: Reached): Reached {
  const lost = (one: string | null, other: string | null) =>
    one && other && one.toLowerCase() !== other.toLowerCase() ? one : null
  return { email: lost(goes.email, stays.email), phone: lost(goes.phone, stays.phone) }
}

const defined = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
