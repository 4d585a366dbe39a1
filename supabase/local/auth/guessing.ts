/** Longer than it takes to check a password, to make an account or to write a mail. */
export const GUESSING_MS = 600

/** What takes its time only where there is an account: a password is checked, a mail is written. */
function mayTell({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  if (pathname === '/auth/v1/token') return searchParams.get('grant_type') === 'password'
  return method === 'POST' && ['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend'].includes(pathname)
}

/**
 * Answers a request, and not before `milliseconds` have passed where a quicker answer could tell who has an account.
 * A correct password needs no wait.
 */
export async function answerInTime(
  request: Request,
  milliseconds: number,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!mayTell(request)) return answer()
  const passed = new Promise((resolve) => setTimeout(resolve, milliseconds))
  const response = await answer()
  if (!(response.ok && request.url.includes('/token?'))) await passed
  return response
}
