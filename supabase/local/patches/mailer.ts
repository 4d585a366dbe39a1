// Replaces `_mailer` of lite's App.
// Why: lite's mails are English, and their links ignore redirect_to and PKCE.
// Watched by probeMails().
import type { App } from '@supabase/lite'
import { DEFAULT_LOCALE, isLocale } from '../../../src/i18n/locales.ts'
import type { LinkMailKind } from '../../../src/mail/link-mail.ts'
import { writeMail } from '../../../src/mail/write.ts'
import type { WrittenMail } from '../../../src/mail/written.ts'
import { linkWishes } from '../auth/link-wishes.ts'
import { linkToken, rememberChallenge } from '../auth/pkce.ts'
import { redirectTarget } from '../auth/redirect-target.ts'
import type { Sql } from '../database/database.ts'

/** A mail of the account, with the one link in it. */
export type LinkMail = WrittenMail & { to: string; link: string }

type Recipient = { to: string; tokenHash: string; kind: LinkMailKind }

/** What a link is for, by the names the auth API uses. */
type Purpose = 'signup' | 'recovery' | 'email_change'

/** Writes the auth mails: in the person's language, with a link that honours redirect_to and PKCE. */
export type Mailer = NonNullable<App['_mailer']> & {
  send(purpose: Purpose, userId: string, recipients: readonly Recipient[]): Promise<void>
}

/** Makes the mailer that takes the place of lite's. */
export function createMailer(sql: Sql, post: (mail: LinkMail) => void, siteUrl: string): Mailer {
  async function send(purpose: Purpose, userId: string, recipients: readonly Recipient[]): Promise<void> {
    const { redirectTo, challenge } = linkWishes.getStore() ?? { redirectTo: null, challenge: null }
    if (challenge !== null) await rememberChallenge(sql, userId, purpose, challenge)
    const [user] = await sql.query<{ locale: string | null }>(
      "select raw_user_meta_data ->> 'locale' as locale from auth.users where id = $1",
      [userId],
    )
    const locale = isLocale(user?.locale) ? user.locale : DEFAULT_LOCALE
    for (const { to, tokenHash, kind } of recipients) {
      const link = new URL('/auth/v1/verify', siteUrl)
      link.searchParams.set('token', linkToken(tokenHash, challenge))
      link.searchParams.set('type', purpose)
      link.searchParams.set('redirect_to', redirectTarget(redirectTo, siteUrl))
      post({ to, link: link.href, ...writeMail(kind, locale, { link: link.href }) })
    }
  }

  return {
    send,
    sendConfirmation: (to, tokenHash, _code, meta) =>
      send('signup', idOf(meta), [{ to, tokenHash, kind: 'signup' }]),
    sendRecovery: (to, tokenHash, _code, meta) =>
      send('recovery', idOf(meta), [{ to, tokenHash, kind: 'recovery' }]),
    async sendEmailChange(to, tokenHash, _code, meta) {
      const { newEmail, tokenHashNew } = meta ?? {}
      if (newEmail === undefined || tokenHashNew === undefined) {
        throw new Error('An email change is confirmed at both addresses; lite named only one.')
      }
      await sql.query('update auth.users set email_change_confirm_status = 0 where id = $1', [idOf(meta)])
      await send('email_change', idOf(meta), [
        { to, tokenHash, kind: 'email_change_current' },
        { to: newEmail, tokenHash: tokenHashNew, kind: 'email_change_new' },
      ])
    },
    sendMagicLink: notOffered,
    sendReauthentication: notOffered,
  }
}

function idOf(meta: { userId?: string } | undefined): string {
  if (meta?.userId === undefined) throw new Error('lite did not name the account of a mail.')
  return meta.userId
}

async function notOffered(): Promise<never> {
  throw new Error('The studio sends no one-time codes.')
}
