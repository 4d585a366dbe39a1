import { findFactor, removeFactor } from '../factors/factor.ts'
import type { Factor } from '../sessions/account.ts'
import { factorOf } from '../sessions/account.ts'
import { forAccount } from './admin.ts'

/** GET /admin/users/:user/factors. */
export const listFactors = forAccount(({ factors = [] }) => Response.json(factors))

/** DELETE /admin/users/:user/factors/:factor: for people who have lost their second step. */
export const deleteFactor = forAccount(async ({ id }, { params }, setting) => {
  const factor = await findFactor(setting.sql, id, params.factor)
  if (factor instanceof Response) return factor
  const [told] = await setting.sql.query<{ factor: Factor }>(
    `select ${factorOf('m')} as factor from auth.mfa_factors m where id = $1`,
    [factor.id],
  )
  await removeFactor(setting, factor.id)
  return Response.json(told?.factor)
})
