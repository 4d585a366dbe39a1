import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthCall } from '../call.ts'
import { forOwnFactor } from './factor.ts'

export const CHALLENGE_SECONDS = 300

/** The caller's address as PostgreSQL's inet. */
export function inetOf({ request }: AuthCall): string {
  const address = request.headers.get('x-forwarded-for') ?? ''
  return isIP(address) === 0 ? '0.0.0.0' : address
}

/** POST /factors/:factor/challenge: asks for a code. */
export const challenge = forOwnFactor(async (factor, _caller, call, { sql }) => {
  const id = randomUUID()
  // Those of earlier days are of no use to anybody.
  await sql.query(
    "delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - interval '1 day'",
    [factor.id],
  )
  const [made] = await sql.query<{ expires_at: number }>(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)
     returning extract(epoch from created_at)::bigint + ${CHALLENGE_SECONDS} as expires_at`,
    [id, factor.id, inetOf(call)],
  )
  await sql.query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [
    factor.id,
  ])
  return Response.json({ id, type: 'totp', ...made })
})
