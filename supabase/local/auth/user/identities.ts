import { authError } from '../answers.ts'
import type { AuthSetting } from '../call.ts'
import { isUuid } from '../factors/factor.ts'
import { forCallers } from '../sessions/caller.ts'

function refuseLinking({ config }: AuthSetting): Response | undefined {
  return config.enable_manual_linking
    ? undefined
    : authError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/** GET /user/identities/authorize: no provider is configured here, so none is found, as at GET /authorize. */
export const linkIdentity = forCallers((_caller, { request }, setting) => {
  const url = new URL(request.url)
  url.pathname = '/auth/v1/authorize'
  return refuseLinking(setting) ?? setting.lite(new Request(url, { headers: request.headers }))
})

/** DELETE /user/identities/:identity: one way of signing in less, but never the last. */
export const unlinkIdentity = forCallers(async ({ account }, { params }, setting) => {
  const refused = refuseLinking(setting)
  if (refused !== undefined) return refused
  const { identity } = params
  if (!isUuid(identity)) return authError(404, 'validation_failed', 'identity_id must be an UUID')
  if (account.identities.length <= 1) {
    return authError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    )
  }
  if (!account.identities.some(({ identity_id }) => identity_id === identity)) {
    return authError(422, 'identity_not_found', "Identity doesn't exist")
  }
  await setting.transaction(async (sql) => {
    await sql.query('delete from auth.identities where id = $1', [identity])
    await sql.query(
      `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object(
         'provider', (select provider from auth.identities where user_id = $1 order by created_at limit 1),
         'providers', (select jsonb_agg(distinct provider) from auth.identities where user_id = $1))
       where id = $1`,
      [account.id],
    )
  })
  return Response.json({})
})
