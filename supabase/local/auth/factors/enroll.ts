import { randomBytes, randomUUID } from 'node:crypto'
import encodeQR from 'qr'
import { authError } from '../answers.ts'
import { hasSecondStep } from '../sessions/account.ts'
import { forCallers } from '../sessions/caller.ts'
import { toBase32, totpAddress } from './totp.ts'

const MOST_FACTORS = 10
const LONGEST_NAME = 200
/** The bytes that a QR code takes as it is drawn below. */
const LONGEST_ADDRESS = 1663

/** POST /factors: begins a second step, which counts once a code of it was verified. */
export const enroll = forCallers(async ({ account, session }, { body }, { sql, siteUrl }) => {
  const { factor_type: type, friendly_name: name = '', issuer } = body
  if (type === 'phone') {
    return authError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  }
  if (type === 'webauthn') {
    return authError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
  if (type !== 'totp') {
    return authError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  }
  const secret = toBase32(randomBytes(20))
  const uri = totpAddress(String(issuer || new URL(siteUrl).host), account.email, secret)
  if (String(name).length > LONGEST_NAME || uri.length > LONGEST_ADDRESS) {
    return authError(400, 'validation_failed', 'friendly_name or issuer is too long')
  }
  await sql.query(
    `delete from auth.mfa_factors f where status = 'unverified' and created_at < now() - interval '5 minutes'
       and not exists (select from auth.mfa_challenges where factor_id = f.id)`,
  )
  const [known] = await sql.query<{ all: number; namesakes: number }>(
    `select count(*)::int as all, (count(*) filter (where coalesce(friendly_name, '') = $2))::int as namesakes
     from auth.mfa_factors where user_id = $1`,
    [account.id, String(name)],
  )
  if (known !== undefined && known.namesakes > 0) {
    return authError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    )
  }
  if (known !== undefined && known.all >= MOST_FACTORS) {
    return authError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (hasSecondStep(account) && session?.aal !== 'aal2') {
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }

  const id = randomUUID()
  await sql.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
    [id, account.id, String(name), secret],
  )
  return Response.json({ id, type, friendly_name: name, totp: { qr_code: drawQr(uri), secret, uri } })
})

/** An SVG image on white, which a camera reads on a dark page, too. supabase-js makes an address of it. */
function drawQr(text: string): string {
  return encodeQR(text, 'svg', { ecc: 'quartile', border: 4 }).replace(
    '<path',
    '<rect width="100%" height="100%" fill="white"/><path',
  )
}
