import { createHmac, randomBytes } from 'node:crypto'
import { nameOf } from './limits.ts'

const REMEMBERED = 10_000
/** More than the mails an address gets while one may be answered. */
const PASSWORDS = 20

/** The registrations whose mail nobody has answered yet. */
export type Registrations = {
  add(email: string, password: string): void
  /** Whether this address was registered with this password, or with any. */
  has(email: string, password?: string): boolean
  /** The mail was answered: from now on the account alone counts. */
  forget(email: string): void
}

/**
 * Remembers with which passwords addresses were registered. A new account answers a sign-in with "not confirmed";
 * an address that has its account already answers so, too, to the password somebody registered it with once more.
 * In memory, as hashes under a key of this process.
 */
export function rememberRegistrations(): Registrations {
  const key = randomBytes(32)
  const known = new Map<string, Set<string>>()
  const hashed = (password: string) => createHmac('sha256', key).update(password).digest('base64url')
  return {
    add(email, password) {
      // A new account keeps the first one for good.
      const [first = hashed(password), ...later] = known.get(nameOf(email)) ?? []
      known.delete(nameOf(email))
      const [oldest] = known.keys()
      if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest)
      known.set(nameOf(email), new Set([first, hashed(password), ...later].slice(0, PASSWORDS)))
    },
    has(email, password) {
      const passwords = known.get(nameOf(email))
      return passwords !== undefined && (password === undefined || passwords.has(hashed(password)))
    },
    forget: (email) => void known.delete(nameOf(email)),
  }
}
