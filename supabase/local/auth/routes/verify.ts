import { authError, errorCodeOf, tooManyAttempts } from '../answers.ts'
import type { AuthCall, AuthSetting } from '../call.ts'
import { isEmail } from '../input.ts'
import { codeToken } from '../link-tokens.ts'
import { ONE_SIDE_CONFIRMED } from '../mail-link.ts'
import { mailedAccount } from '../mailed-account.ts'
import { readLinkToken } from '../pkce.ts'
import { isLinkType, type Redeemed, redeem } from '../redeem.ts'
import { startSession } from '../sessions/start.ts'

const invalid = (message: string) => authError(400, 'validation_failed', message)

/** POST /verify: signs in whoever has the token of a mail's link, in any browser, or types its code. */
export async function verify({ request, body }: AuthCall, setting: AuthSetting): Promise<Response> {
  const { type, token = '', token_hash = '', email = '' } = body as Record<string, string | undefined>
  if (!type) return invalid('Verify requires a verification type')
  if ((token === '') === (token_hash === '')) return invalid('Verify requires either a token or a token hash')
  if (!isLinkType(type)) return invalid('Unsupported verification type')
  if (token === '') {
    if (email !== '') return invalid('Only the token_hash and type should be provided')
    return answer(await redeem(type, readLinkToken(token_hash).token, setting))
  }
  if (!isEmail(email)) return invalid('Only an email address or phone number should be provided on verify')
  return byCode(type, email, token)

  async function byCode(type: string, email: string, code: string): Promise<Response> {
    const { codes, config, sql } = setting
    const secondsLeft = codes.secondsLeft(email)
    if (secondsLeft > 0) return tooManyAttempts(secondsLeft)
    const ended = codes.ended(email)
    codes.count(email)
    const account = await mailedAccount(sql, email)
    const expected = codeToken(config.jwt_secret ?? '', email, code)
    if (account === undefined || ended) return codeExpired()
    const redeemed = await redeem(type, expected, setting)
    if (redeemed !== 'other-side-missing' && 'refusal' in redeemed) {
      const { refusal } = redeemed
      return (await errorCodeOf(refusal)) === 'otp_expired' ? codeExpired() : refusal
    }
    codes.forget(email)
    return answer(redeemed)
  }

  async function answer(redeemed: Redeemed): Promise<Response> {
    if (redeemed === 'other-side-missing') return Response.json({ msg: ONE_SIDE_CONFIRMED, code: '200' })
    return 'refusal' in redeemed ? redeemed.refusal : startSession(redeemed.account.id, request, setting)
  }
}

const codeExpired = () => authError(403, 'otp_expired', 'Token has expired or is invalid')
