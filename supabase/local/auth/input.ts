import { isAccountAddress } from '../../../src/domain/email-address.ts'
import { isTooLongPassword } from '../../../src/domain/people/account.ts'
import { authError } from './answers.ts'

/** Every field the auth API reads as text. */
const TEXTS = [
  'email',
  'password',
  'current_password',
  'phone',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'redirect_to',
  'nonce',
  'factor_type',
  'friendly_name',
  'issuer',
  'challenge_id',
  'code',
]
const LONGEST = 4096

/**
 * Whether Supabase's auth API can read this. lite puts a list where text belongs into its SQL, and fails.
 */
export function isReadable(url: URL, body: Record<string, unknown>): boolean {
  const texts = TEXTS.map((name) => body[name] ?? '')
  if (!texts.every((text) => typeof text === 'string' && text.length <= LONGEST)) return false
  const data = body.data ?? {}
  if (typeof data !== 'object' || Array.isArray(data)) return false
  return [...texts, ...url.searchParams.values(), JSON.stringify(data)].every(isStorable)
}

/** Whether PostgreSQL can store a text, also one written as JSON: without NUL and halves of characters. */
function isStorable(text: unknown): boolean {
  return !/\0|\\u0000|\\ud[89a-f]/.test(String(text)) && String(text).isWellFormed()
}

/**
 * The JSON object a request brings, an empty one without a body, or null for anything else. What it says is null it
 * does not say: so the auth API reads it, while lite takes null for a password or an address, and fails.
 */
export async function readObject(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
  } catch {
    return null
  }
}

/**
 * A request as every reader understands it alike: without a fragment, each parameter once and plainly written, the body
 * as it was read. lite looks for parameters behind a `#` and for their names as they were sent, so that our limits could
 * count one call and lite answer another.
 */
export function plainRequest(sent: Request, body: Record<string, unknown>): Request {
  const url = new URL(sent.url)
  url.hash = ''
  const parameters = new Map<string, string>()
  for (const [name, value] of url.searchParams) if (!parameters.has(name)) parameters.set(name, value)
  url.search = new URLSearchParams([...parameters]).toString()
  const headers = new Headers(sent.headers)
  headers.delete('content-length')
  const { method } = sent
  return new Request(url, { method, headers, ...(sent.body && { body: JSON.stringify(body) }) })
}

/** Whether a value is one email address and nothing beside it, as hosted Supabase reads one. */
export const isEmail = (text: unknown): text is string => typeof text === 'string' && isAccountAddress(text)

/** The refusal of an address longer than the database keeps, as hosted Supabase words it. */
export function refuseLongEmail(email: unknown): Response | undefined {
  if (typeof email !== 'string' || email.length <= 255) return undefined
  return authError(400, 'validation_failed', 'An email address is too long')
}

/** The refusal of a new password of which the hash would leave out the end, as hosted Supabase words it. */
export function refuseLongPassword(password: unknown): Response | undefined {
  if (typeof password !== 'string' || !isTooLongPassword(password)) return undefined
  return authError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
}

/** The refusal of what is no address. */
export function refuseNoEmail(email: unknown): Response | undefined {
  if (isEmail(email)) return undefined
  return authError(400, 'validation_failed', 'Unable to validate email address: invalid format')
}
