import { localizedPath } from '../../../src/i18n/url.ts'
import type { AccountMail, LinkMailKind } from '../../../src/mail/account-mail.ts'
import { writeAccountMail } from '../../../src/mail/write-account-mail.ts'
import type { AuthSetting } from './call.ts'
import { codeToken, newCode, newLinkToken } from './link-tokens.ts'
import { linkWishes } from './link-wishes.ts'
import type { MailedAccount } from './mailed-account.ts'
import { linkToken, rememberChallenge } from './pkce.ts'
import { confirmLink } from './redirect-target.ts'

/** What a link is for, by the names the auth API uses. */
type Purpose = 'signup' | 'recovery' | 'email_change' | 'invite' | 'magiclink'

/**
 * Asks a new account to confirm its address. An earlier link stops working, as with all of these. Who was invited has no
 * password, whatever was typed since by whoever it was, and is led to where one is chosen.
 */
export async function mailConfirmation(account: MailedAccount, setting: AuthSetting): Promise<void> {
  await mailLink(account, account.hasPassword ? 'signup' : 'invite', 'confirmation', setting)
}

/** Invites somebody into an account that the studio has made for them. */
export async function mailInvitation(account: MailedAccount, setting: AuthSetting): Promise<void> {
  await mailLink(account, 'invite', 'confirmation', setting)
}

/** Leads to a new password. */
export async function mailRecovery(account: MailedAccount, setting: AuthSetting): Promise<void> {
  await mailLink(account, 'recovery', 'recovery', setting)
}

async function mailLink(
  account: MailedAccount,
  purpose: Purpose & LinkMailKind,
  columns: 'confirmation' | 'recovery',
  setting: AuthSetting,
): Promise<void> {
  const token = newLinkToken()
  await setting.sql.query(
    `update auth.users set ${columns}_token = $2, ${columns}_sent_at = now() where id = $1`,
    [account.id, token],
  )
  post(
    account.email,
    account,
    { kind: purpose, link: await linkOf(account, purpose, token, setting) },
    setting,
  )
}

/** Asks both addresses whether one shall become the other. */
export async function mailEmailChange(account: MailedAccount, setting: AuthSetting): Promise<void> {
  if (account.emailChange === null) return
  const [current, next] = [newLinkToken(), newLinkToken()]
  await setting.sql.query(
    `update auth.users
     set email_change_token_current = $2, email_change_token_new = $3,
       email_change_sent_at = now(), email_change_confirm_status = 0
     where id = $1`,
    [account.id, current, next],
  )
  const link = (token: string) => linkOf(account, 'email_change', token, setting)
  post(account.email, account, { kind: 'email_change_current', link: await link(current) }, setting)
  post(account.emailChange, account, { kind: 'email_change_new', link: await link(next) }, setting)
}

/** Sends six digits and a link, each of which signs in. */
export async function mailSignInCode(account: MailedAccount, setting: AuthSetting): Promise<void> {
  const code = newCode()
  const token = codeToken(setting.config.jwt_secret ?? '', account.email, code)
  await setting.sql.query(
    'update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1',
    [account.id, token],
  )
  setting.codes.renew(account.email)
  const link = await linkOf(account, 'magiclink', token, setting)
  post(account.email, account, { kind: 'magiclink', link, code }, setting)
}

/** Sends six digits with which somebody who is signed in proves to read the account's mails. */
export async function mailReauthentication(account: MailedAccount, setting: AuthSetting): Promise<void> {
  const code = newCode()
  await setting.sql.query(
    'update auth.users set reauthentication_token = $2, reauthentication_sent_at = now() where id = $1',
    [account.id, codeToken(setting.config.jwt_secret ?? '', account.email, code)],
  )
  setting.codes.renew(account.email)
  post(account.email, account, { kind: 'reauthentication', code }, setting)
}

/** Tells who registers once more that there is an account; whoever sent the form does not hear it. */
export function mailAccountExists(account: MailedAccount, setting: AuthSetting): void {
  const page = (path: string) => new URL(localizedPath(account.locale, path), setting.siteUrl).href
  const mail = { kind: 'account_exists', link: page('/login'), recovery: page('/forgot-password') } as const
  post(account.email, account, mail, setting)
}

async function linkOf(
  account: MailedAccount,
  type: Purpose,
  token: string,
  setting: AuthSetting,
): Promise<string> {
  const { redirectTo, challenge } = linkWishes.getStore() ?? { redirectTo: null, challenge: null }
  if (challenge !== null) await rememberChallenge(setting.sql, account.id, type, challenge)
  const whole = { token: linkToken(token, challenge), type, locale: account.locale }
  return confirmLink(whole, redirectTo, setting.siteUrl)
}

function post(to: string, { locale }: MailedAccount, mail: AccountMail, setting: AuthSetting): void {
  setting.post({ to, link: 'link' in mail ? mail.link : setting.siteUrl, ...writeAccountMail(locale, mail) })
}
