import type { Sql } from '../database/database.ts'
import type { Mailer } from '../patches/mailer.ts'
import { authError, errorCodeOf, unreadableBody } from './answers.ts'
import { isReadable } from './input.ts'
import { type AuthLimits, limitAuth } from './limits.ts'
import { linkWishes, readLinkWishes } from './link-wishes.ts'
import { followMailLink } from './mail-link.ts'
import { pauseMails } from './mail-pauses.ts'
import { resend, signUpAgain, signUpAnswer } from './resend.ts'

type Setting = {
  sql: Sql
  mailer: Mailer
  siteUrl: string
  mailIntervalSeconds: number
  limits: AuthLimits
  lite: (request: Request) => Promise<Response>
}

/**
 * The auth API: lite's, with the mails and their links as hosted Supabase has them.
 * lite goes first wherever it can, so that its check of keys and input counts.
 */
export function authApi(setting: Setting): (request: Request) => Promise<Response> {
  const { lite } = setting
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
    return limited({ call, grant, address, email: body.email }, () =>
      paused({ call, body, authorization }, () => answer(request, url, call, body)),
    )
  }

  async function answer(request: Request, url: URL, call: string, body: Record<string, unknown>) {
    if (call === 'GET /verify') return followMailLink(request, setting)
    // A preview must not use up the link.
    if (call === 'HEAD /verify') return new Response(null, { status: 405, headers: { Allow: 'GET' } })
    // lite makes a confirmed account of any address; the studio offers no one-time codes.
    if (['POST /otp', 'POST /magiclink', 'GET /reauthenticate'].includes(call)) {
      return authError(422, 'otp_disabled', 'One-time codes are not offered')
    }
    if (request.method !== 'POST' && request.method !== 'PUT') return lite(request)

    return linkWishes.run(readLinkWishes(url, body), async () => {
      const answer = await lite(request)
      // lite answers so to every second mail, however long after the first.
      const again = (await errorCodeOf(answer)) === 'over_email_send_rate_limit'
      if (call === 'POST /resend' && again) return resend(body.type, body.email, setting)
      if (call !== 'POST /signup' || !(answer.ok || again)) return answer
      if (again) await signUpAgain(body.email, setting)
      // Where addresses need no confirmation, a new account comes with its session.
      else if ((await answer.clone().text()).includes('"access_token"')) return answer
      return signUpAnswer(body.email, body.data ?? {})
    })
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
