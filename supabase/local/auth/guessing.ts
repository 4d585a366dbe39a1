/** Longer than it takes to check a password, to make an account or to write a mail. */
export const GUESSING_MS = 600

const ASKING = ['signup', 'recover', 'resend', 'otp', 'magiclink', 'verify'].map((name) => `/auth/v1/${name}`)

/** What takes its time only where there is an account: a password is checked, a mail is written, a code is looked at. */
function mayTell({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  if (pathname === '/auth/v1/token') return searchParams.get('grant_type') === 'password'
  return method === 'POST' && ASKING.includes(pathname)
}

/**
 * Answers a request; where a quicker answer could tell who has an account, not before `milliseconds` have passed since
 * its work began (`begin`), so that waiting for others does not count. Signed-in callers do not wait.
 */
export async function answerInTime(
  request: Request,
  milliseconds: number,
  answer: (begin: () => void) => Promise<Response>,
): Promise<Response> {
  if (!mayTell(request)) return answer(() => undefined)
  let passed: Promise<unknown> | undefined
  const response = await answer(() => {
    passed = new Promise((resolve) => setTimeout(resolve, milliseconds))
  })
  if (!(response.ok && /\/(token|verify)(\?|$)/.test(request.url))) await passed
  return response
}
