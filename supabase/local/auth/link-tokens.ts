import { createHmac, randomBytes, randomInt } from 'node:crypto'

/** The token of a link, which nothing but its mail tells: no code of a few digits leads to it. */
export function newLinkToken(): string {
  return randomBytes(28).toString('hex')
}

/** Six digits to be typed in. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * What is kept of a code, and stands as the token in the link beside it. Without the secret nobody can make the
 * tokens of all codes and try them as links, where no account is named whose wrong codes could be counted.
 */
export function codeToken(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`${email.toLowerCase()} ${code}`).digest('hex')
}
