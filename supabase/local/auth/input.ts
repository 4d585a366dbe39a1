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

/** Whether a text has the shape of an email address. */
export const isEmail = (text: unknown): text is string =>
  typeof text === 'string' && /^[^\s@]+@[^\s@]+$/.test(text)
