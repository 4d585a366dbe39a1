import { createUser } from './admin/create-user.ts'
import { deleteUser } from './admin/delete-user.ts'
import { deleteFactor, listFactors } from './admin/factors.ts'
import { invite } from './admin/invite.ts'
import { updateUser as updateAccount } from './admin/update-user.ts'
import { getAccount, listUsers } from './admin/users.ts'
import type { AuthCall, Route } from './call.ts'
import { challenge } from './factors/challenge.ts'
import { enroll } from './factors/enroll.ts'
import { unenroll } from './factors/unenroll.ts'
import { verify } from './factors/verify.ts'
import { followMailLink } from './mail-link.ts'
import { logOut } from './routes/log-out.ts'
import { reauthenticate } from './routes/reauthenticate.ts'
import { recover } from './routes/recover.ts'
import { resendMail } from './routes/resend-mail.ts'
import { sendSignInCode } from './routes/sign-in-code.ts'
import { signUp } from './routes/sign-up.ts'
import { token } from './routes/token.ts'
import { verify as redeem } from './routes/verify.ts'
import { getUser } from './user/get-user.ts'
import { linkIdentity, unlinkIdentity } from './user/identities.ts'
import { updateUser } from './user/update-user.ts'

/** The calls that are answered here, by method and path; lite answers the others. */
const ROUTES: Record<string, Route> = {
  'GET /verify': followMailLink,
  'POST /verify': withKey(redeem),
  'POST /otp': withKey(sendSignInCode),
  'POST /magiclink': withKey(sendSignInCode),
  'GET /reauthenticate': reauthenticate,
  'POST /signup': signUp,
  'POST /token': token,
  'POST /recover': withKey(recover),
  'POST /resend': withKey(resendMail),
  'POST /logout': logOut,
  'GET /user': getUser,
  'PUT /user': updateUser,
  'GET /user/identities/authorize': linkIdentity,
  'DELETE /user/identities/:identity': unlinkIdentity,
  'POST /factors': enroll,
  'POST /factors/:factor/challenge': challenge,
  'POST /factors/:factor/verify': verify,
  'DELETE /factors/:factor': unenroll,
  'POST /invite': invite,
  'GET /admin/users': listUsers,
  'POST /admin/users': createUser,
  'GET /admin/users/:user': getAccount,
  'PUT /admin/users/:user': updateAccount,
  'DELETE /admin/users/:user': deleteUser,
  'GET /admin/users/:user/factors': listFactors,
  'DELETE /admin/users/:user/factors/:factor': deleteFactor,
}

const lite: Route = ({ request }, setting) => setting.lite(request)

/** A preview must not use up the link of a mail, nor may lite do past us what GET does. */
const noHead: Route = () => new Response(null, { status: 405, headers: { Allow: 'GET' } })

/** A route that lite has no part in: its refusal of a key that is none of ours comes first. */
function withKey(route: Route): Route {
  return async (call: AuthCall, setting) => {
    const { url, headers } = call.request
    const health = await setting.lite(new Request(new URL('/auth/v1/health', url), { headers }))
    return health.ok ? route(call, setting) : health
  }
}

const patterns = Object.entries(ROUTES).map(([name, route]) => ({ parts: name.split('/'), route }))

/** The route of a call such as `DELETE /factors/1`, with what stands in its path where the route's says `:name`. */
export function routeOf(call: string): { route: Route; params: Record<string, string> } {
  if (call.startsWith('HEAD ')) return { route: noHead, params: {} }
  const given = call.split('/')
  for (const { parts, route } of patterns) {
    if (parts.length !== given.length) continue
    if (!parts.every((part, n) => part.startsWith(':') || part === given[n])) continue
    const params = parts.flatMap((part, n) => (part.startsWith(':') ? [[part.slice(1), given[n] ?? '']] : []))
    return { route, params: Object.fromEntries(params) }
  }
  return { route: lite, params: {} }
}
