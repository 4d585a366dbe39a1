import { mailConfirmation, mailEmailChange } from './account-mails.ts'
import { unreadableBody } from './answers.ts'
import { countAttempts } from './attempts.ts'
import { bearerOf } from './bearer.ts'
import type { AuthOptions, AuthSetting } from './call.ts'
import { countCodeGuesses } from './code-guesses.ts'
import { isReadable, plainRequest, readObject, refuseLongEmail, refuseNoEmail } from './input.ts'
import { limitAuth } from './limits.ts'
import { type LinkWishes, linkWishes, readLinkWishes } from './link-wishes.ts'
import { pauseMails } from './mail-pauses.ts'
import { mailedAccountWhere } from './mailed-account.ts'
import { refuseLargeData } from './metadata.ts'
import { rememberRegistrations } from './registrations.ts'
import { routeOf } from './routes.ts'
import { completeSession } from './sessions/complete.ts'

/** The auth API: lite's, with the mails and their links as hosted Supabase has them. */
export function authApi(options: AuthOptions): (request: Request) => Promise<Response> {
  const setting: AuthSetting = {
    ...options,
    wrongSteps: countAttempts({ tries: 10, seconds: 300 }),
    codes: countCodeGuesses(),
    registrations: rememberRegistrations(),
    pauses: pauseMails(options.mailIntervalSeconds),
  }
  const limited = limitAuth(setting.limits)
  return async (sent) => {
    const body = await readObject(sent.clone())
    const url = new URL(sent.url)
    if (body === null || !isReadable(url, body)) return unreadableBody()
    const request = plainRequest(sent, body)
    const plain = new URL(request.url)
    const call = `${request.method} ${plain.pathname.replace('/auth/v1', '')}`
    const refusal = refuseLongEmail(body.email)
    if (refusal) return refusal

    const grant = plain.searchParams.get('grant_type')
    // Written by withCallerAddress().
    const address = request.headers.get('x-forwarded-for') ?? 'unknown'
    const bearer = bearerOf(request, setting.config.jwt_secret ?? '')
    const { route, params } = routeOf(call)
    // A sign-in with what is no address is refused as any wrong one. lite takes a mailbox in many spellings, each of
    // which would have limits of its own.
    const namesMailbox = body.email && call !== 'POST /token'
    const answer = async () => {
      const wishes = readLinkWishes(plain, body)
      return linkWishes.run(wishes, async () => {
        const answer =
          (namesMailbox ? refuseNoEmail(body.email) : undefined) ??
          (await refuseLargeData(setting.sql, bearer?.sub, body.data)) ??
          // Where addresses need no confirmation, lite answers a registration with a session.
          (await completeSession(
            await route({ request, url: plain, body, params }, setting),
            'password',
            setting,
          ))
        if (answer.ok) await sendDue(wishes)
        return answer
      })
    }
    return limited({ call, grant, address, body, account: bearer?.sub }, () =>
      setting.pauses.paused({ call, body, sender: bearer?.email }, answer),
    )
  }

  async function sendDue({ due }: LinkWishes): Promise<void> {
    for (const { purpose, userId } of due) {
      const account = await mailedAccountWhere(setting.sql, 'id = $1', userId)
      if (account === undefined) continue
      await (purpose === 'signup' ? mailConfirmation : mailEmailChange)(account, setting)
    }
  }
}
