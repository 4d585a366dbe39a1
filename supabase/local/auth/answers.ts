/** An error as the auth API words it; supabase-js reads `error_code`. */
export function authError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'X-Sb-Error-Code': code, ...headers } },
  )
}

/** The refusal of a mail that was sent a moment ago. */
export function tooManyMails(secondsLeft: number): Response {
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${secondsLeft} seconds.`,
    { 'Retry-After': String(secondsLeft) },
  )
}

/** The refusal after too many tries. */
export function tooManyAttempts(secondsLeft: number): Response {
  return authError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'Retry-After': String(secondsLeft),
  })
}

/** The `error_code` of an answer of the auth API, or undefined if it is none of its errors. */
export async function errorCodeOf(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error_code?: string } | null
  return body?.error_code
}

/** The refusal of a body that is not what the auth API reads. */
export function unreadableBody(): Response {
  return authError(400, 'bad_json', 'Could not read the request body')
}
