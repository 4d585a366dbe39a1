import { authError } from './answers.ts'
import type { AuthCall, AuthSetting } from './call.ts'
import { issueCode, readLinkToken } from './pkce.ts'
import { isLinkType, redeem } from './redeem.ts'
import { redirectTarget } from './redirect-target.ts'
import { startSession } from './sessions/start.ts'

/** What the auth API says when one of two addresses has agreed. */
export const ONE_SIDE_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Answers GET /verify, which hosted Supabase's own mails lead to and ours do not: leads to redirect_to with the
 * session in the fragment or, for a PKCE client, with `?code=`. Errors and messages lead there as well.
 */
export async function followMailLink({ request, url }: AuthCall, setting: AuthSetting): Promise<Response> {
  const target = redirectTarget(url.searchParams.get('redirect_to'), setting.siteUrl)
  const type = url.searchParams.get('type') ?? ''
  const { token, pkce } = readLinkToken(url.searchParams.get('token') ?? '')
  if (token === '' || !isLinkType(type)) {
    return authError(400, 'validation_failed', 'Verify requires a token and a verification type')
  }
  const redeemed = await redeem(type, token, setting)
  if (redeemed === 'other-side-missing') {
    return seeOther(target, new URLSearchParams({ message: ONE_SIDE_CONFIRMED }), pkce)
  }
  if ('refusal' in redeemed) return seeOther(target, await failure(redeemed.refusal), pkce)

  const code = pkce ? await issueCode(setting.sql, redeemed.account.id, type) : null
  if (code !== null) {
    const withCode = new URL(target)
    withCode.searchParams.set('code', code)
    return redirect(withCode)
  }
  const answer = await startSession(redeemed.account.id, request, setting)
  if (!answer.ok) return seeOther(target, await failure(answer), pkce)
  const session = (await answer.json()) as Record<string, string | number>
  const names = ['access_token', 'refresh_token', 'expires_in', 'expires_at', 'token_type']
  const outcome = new URLSearchParams(names.map((name) => [name, String(session[name])]))
  outcome.set('type', type)
  return seeOther(target, outcome, false)
}

async function failure(refusal: Response): Promise<URLSearchParams> {
  const { error_code, msg } = (await refusal.json()) as { error_code: string; msg: string }
  return new URLSearchParams({ error: 'access_denied', error_code, error_description: msg })
}

/** Leads to `target` with the outcome in the fragment, and for a PKCE client in the query too. */
function seeOther(target: string, outcome: URLSearchParams, inQueryToo: boolean): Response {
  const url = new URL(target)
  url.hash = outcome.toString()
  if (inQueryToo) for (const [name, value] of outcome) url.searchParams.set(name, value)
  return redirect(url)
}

function redirect(url: URL): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: url.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  })
}
