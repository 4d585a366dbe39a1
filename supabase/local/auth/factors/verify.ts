import { authError, tooManyAttempts } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { CHALLENGE_SECONDS, inetOf } from './challenge.ts'
import { forOwnFactor, isUuid, type StoredFactor } from './factor.ts'
import { stepUp } from './step-up.ts'
import { isCodeNow } from './totp.ts'

/**
 * POST /factors/:factor/verify: a code that was asked for makes the session one of two steps, and a second step
 * that was begun one that counts.
 */
export const verify = forOwnFactor(async (factor, { account, session }, call, setting) => {
  const { wrongSteps } = setting
  const { challenge_id, code } = call.body
  if (!code) return authError(400, 'validation_failed', 'Code needs to be non-empty')
  if (!isUuid(challenge_id) || typeof code !== 'string') {
    return authError(400, 'bad_json', 'Could not parse request body as JSON')
  }
  if (session === undefined)
    return authError(500, 'unexpected_failure', 'Cannot read SessionId claim as UUID')
  const secondsLeft = wrongSteps.secondsLeft(account.id)
  if (secondsLeft > 0) return tooManyAttempts(secondsLeft)

  const refused = await refuseChallenge(challenge_id, factor, call, setting)
  if (refused !== undefined) return refused
  // Counted before it is looked at, so that guesses side by side count too.
  wrongSteps.count(account.id)
  const right = isCodeNow(code.trim(), factor.secret, Date.now())
  const passed = {
    challengeId: challenge_id,
    factor,
    code: code.trim(),
    userId: account.id,
    sessionId: session.id,
  }
  const answer = right && (await stepUp(passed, setting))
  if (!answer) return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  wrongSteps.forget(account.id)
  return Response.json(answer)
})

async function refuseChallenge(
  id: string,
  factor: StoredFactor,
  call: AuthCall,
  { sql }: AuthSetting,
): Promise<Response | undefined> {
  const [asked] = await sql.query<{ used: boolean; elsewhere: boolean; expired: boolean }>(
    `select verified_at is not null as used, ip_address <> $3 as elsewhere,
       created_at < now() - interval '${CHALLENGE_SECONDS} seconds' as expired
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factor.id, inetOf(call)],
  )
  if (asked === undefined) {
    return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (asked.used || asked.elsewhere) {
    return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (!asked.expired) return undefined
  await sql.query('delete from auth.mfa_challenges where id = $1', [id])
  return authError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
}
