import { compare, hash } from 'bcryptjs'

/** What lite does to a new password, and nobody's password. */
let nobodys: Promise<string> | undefined

/** Whether a password matches a hash. Without a hash it takes as long, and is false. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  if (hashed) return compare(password, hashed)
  await checkInVain(password)
  return false
}

/**
 * The work of checking a password. Requests queue, so that how long one holds up the next would tell as much as how
 * long it takes.
 */
export async function checkInVain(password: string): Promise<void> {
  // LITE_AUTH_BCRYPT_COST is lite's variable; 10 is its default.
  nobodys ??= hash('', Number(process.env.LITE_AUTH_BCRYPT_COST || 10))
  await compare(password, await nobodys)
}
