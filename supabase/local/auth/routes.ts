import type { Route } from './call.ts'
import { followMailLink } from './mail-link.ts'
import { noOneTimeCodes } from './routes/one-time-codes.ts'
import { resendMail } from './routes/resend-mail.ts'
import { signUp } from './routes/sign-up.ts'

/** The calls that are answered here, by method and path; lite answers the others. */
const ROUTES: Record<string, Route> = {
  'GET /verify': followMailLink,
  // A preview must not use up the link.
  'HEAD /verify': () => new Response(null, { status: 405, headers: { Allow: 'GET' } }),
  'POST /otp': noOneTimeCodes,
  'POST /magiclink': noOneTimeCodes,
  'GET /reauthenticate': noOneTimeCodes,
  'POST /signup': signUp,
  'POST /resend': resendMail,
}

const lite: Route = ({ request }, setting) => setting.lite(request)

const patterns = Object.entries(ROUTES).map(([name, route]) => ({ parts: name.split('/'), route }))

/** The route of a call such as `DELETE /factors/1`, with what stands in its path where the route's says `:name`. */
export function routeOf(call: string): { route: Route; params: Record<string, string> } {
  const given = call.split('/')
  for (const { parts, route } of patterns) {
    if (parts.length !== given.length) continue
    if (!parts.every((part, n) => part.startsWith(':') || part === given[n])) continue
    const params = parts.flatMap((part, n) => (part.startsWith(':') ? [[part.slice(1), given[n] ?? '']] : []))
    return { route, params: Object.fromEntries(params) }
  }
  return { route: lite, params: {} }
}
