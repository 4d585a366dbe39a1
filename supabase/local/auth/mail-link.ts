import type { AuthCall, AuthSetting } from './call.ts'
import { confirmOneSide } from './email-change.ts'
import { issueCode, readLinkToken } from './pkce.ts'
import { redirectTarget } from './redirect-target.ts'

const ONE_SIDE_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Answers GET /auth/v1/verify, the link in a mail: leads to redirect_to with the session in the fragment
 * or, for a PKCE client, with `?code=`. Errors and messages lead there as well, as Supabase Auth words them.
 */
export async function followMailLink(
  { request }: AuthCall,
  { sql, siteUrl, lite }: AuthSetting,
): Promise<Response> {
  const url = new URL(request.url)
  const target = redirectTarget(url.searchParams.get('redirect_to'), siteUrl)
  const purpose = url.searchParams.get('type') ?? ''
  const { tokenHash, pkce } = readLinkToken(url.searchParams.get('token') ?? '')

  if (purpose === 'email_change' && (await confirmOneSide(sql, tokenHash)) === 'other-side-missing') {
    return seeOther(target, new URLSearchParams({ message: ONE_SIDE_CONFIRMED }), pkce)
  }

  url.searchParams.set('token', tokenHash)
  url.searchParams.delete('redirect_to')
  const answer = await lite(new Request(url))
  const location = answer.headers.get('location')
  if (location === null) return answer

  const outcome = new URLSearchParams(new URL(location).hash.slice(1))
  const accessToken = outcome.get('access_token')
  if (accessToken === null) return seeOther(target, outcome, pkce)
  if (!pkce) return seeOther(target, outcome, false)

  const { sub, session_id } = readClaims(accessToken)
  const code = await issueCode(sql, sub, purpose)
  if (code === null) return seeOther(target, outcome, false)
  // Redeeming the code makes another session; this one must not remain.
  await sql.query('delete from auth.sessions where id = $1', [session_id])
  const withCode = new URL(target)
  withCode.searchParams.set('code', code)
  return redirect(withCode)
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

function readClaims(accessToken: string): { sub: string; session_id: string } {
  const payload = accessToken.split('.')[1] ?? ''
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}
