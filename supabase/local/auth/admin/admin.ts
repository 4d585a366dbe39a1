import { timingSafeEqual } from 'node:crypto'
import { authError } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { isUuid } from '../factors/factor.ts'
import { type Account, findAccount } from '../sessions/account.ts'

/** A route for callers with the secret key. */
export function forAdmins(answer: (call: AuthCall, setting: AuthSetting) => Response | Promise<Response>) {
  return async (call: AuthCall, setting: AuthSetting): Promise<Response> =>
    (await refuseOthers(call, setting)) ?? answer(call, setting)
}

/** A route of one account, `/admin/users/:user…`, for callers with the secret key. */
export function forAccount(
  answer: (account: Account, call: AuthCall, setting: AuthSetting) => Response | Promise<Response>,
) {
  return forAdmins(async (call, setting) => {
    const { user } = call.params
    if (!isUuid(user)) return authError(404, 'validation_failed', 'user_id must be an UUID')
    const account = await findAccount(setting.sql, user)
    if (account === undefined) return authError(404, 'user_not_found', 'User not found')
    return answer(account, call, setting)
  })
}

async function refuseOthers(
  { request, url }: AuthCall,
  { config, lite }: AuthSetting,
): Promise<Response | undefined> {
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? ''
  // lite checks the key, and that no browser sends the secret one.
  const answer = await lite(new Request(new URL('/auth/v1/user', url), { headers: request.headers }))
  const refusal = answer.ok ? '' : await answer.clone().text()
  if (isSame(key, config.secret_key ?? '') && !refusal.includes('secret API key')) return undefined
  return answer.ok || answer.status === 403 ? authError(403, 'not_admin', 'User not allowed') : answer
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
