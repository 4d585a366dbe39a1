import { unreadableBody } from './answers.ts'
import { countAttempts } from './attempts.ts'
import type { AuthSetting } from './call.ts'
import { isReadable } from './input.ts'
import { limitAuth } from './limits.ts'
import { linkWishes, readLinkWishes } from './link-wishes.ts'
import { pauseMails } from './mail-pauses.ts'
import { routeOf } from './routes.ts'
import { completeSession } from './sessions/complete.ts'

/** The auth API: lite's, with the mails and their links as hosted Supabase has them. */
export function authApi(given: Omit<AuthSetting, 'wrongSteps'>): (request: Request) => Promise<Response> {
  const setting = { ...given, wrongSteps: countAttempts({ tries: 10, seconds: 300 }) }
  const limited = limitAuth(setting.limits)
  const paused = pauseMails(setting.mailIntervalSeconds)
  return async (request) => {
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname.replace('/auth/v1', '')}`
    const body = await readObject(request.clone())
    if (body === null || !isReadable(url, body)) return unreadableBody()
    const grant = url.searchParams.get('grant_type')
    // Written by withCallerAddress().
    const address = request.headers.get('x-forwarded-for') ?? 'unknown'
    const authorization = request.headers.get('authorization')
    const { route, params } = routeOf(call)
    const answer = async () =>
      // lite answers a code or a link with a session, too.
      completeSession(await route({ request, url, body, params }, setting), 'otp', setting)
    return limited({ call, grant, address, email: body.email }, () =>
      paused({ call, body, authorization }, () => linkWishes.run(readLinkWishes(url, body), answer)),
    )
  }
}

/** The JSON object a request brings, an empty one without a body, or null for anything else. */
async function readObject(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && !Array.isArray(body) ? (body as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
