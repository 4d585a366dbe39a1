import { listAccounts } from '../sessions/account.ts'
import { forAccount, forAdmins } from './admin.ts'

/** GET /admin/users/:user. */
export const getAccount = forAccount((account) => Response.json(account))

/** GET /admin/users. */
export const listUsers = forAdmins(async ({ url }, { sql }) => {
  const number = (name: string, otherwise: number) => {
    const value = Number(url.searchParams.get(name) ?? otherwise)
    return Number.isSafeInteger(value) && value > 0 ? value : otherwise
  }
  const perPage = number('per_page', 50)
  const users = await listAccounts(sql, perPage, (number('page', 1) - 1) * perPage)
  const [counted] = await sql.query<{ all: number }>('select count(*)::int as all from auth.users')
  const headers = { 'X-Total-Count': String(counted?.all ?? 0) }
  return Response.json({ users, aud: 'authenticated' }, { headers })
})
