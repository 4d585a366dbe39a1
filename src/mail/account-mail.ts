import { type Block, button, code, heading, paragraph, small, way } from './blocks.ts'
import type { Draft } from './draft.ts'
import type { MailTranslate } from './texts.ts'

/** The mails of the account that ask for one press on a link, which works once. */
export type LinkMailKind = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new' | 'invite'

/** The mails of the account and what each hands over. */
export type AccountMail =
  | { kind: LinkMailKind; link: string }
  | { kind: 'magiclink'; link: string; code: string }
  | { kind: 'reauthentication'; code: string }
  /** For people who register again; `link` leads to the sign-in. */
  | { kind: 'account_exists'; link: string; recovery: string }

export const accountMail = (t: MailTranslate, mail: AccountMail): Draft => ({
  subject: t(`mail.${mail.kind}_subject`),
  blocks: [
    heading(t(`mail.${mail.kind}_title`)),
    paragraph(t('mail.greeting')),
    paragraph(t(`mail.${mail.kind}_lead`)),
    ...content(t, mail),
    paragraph(t('mail.signature')),
  ],
})

function content(t: MailTranslate, mail: AccountMail): Block[] {
  const otherwise = t(`mail.${mail.kind}_otherwise`)
  switch (mail.kind) {
    case 'magiclink':
      return [
        code(mail.code),
        paragraph(t('mail.magiclink_or')),
        button(t('mail.magiclink_action'), mail.link),
        small(t('mail.code_link_expiry'), otherwise),
      ]
    case 'reauthentication':
      return [code(mail.code), small(t('mail.code_expiry'), otherwise)]
    case 'account_exists':
      return [
        button(t('mail.account_exists_action'), mail.link),
        way(t('mail.account_exists_recovery'), mail.recovery),
        small(otherwise),
      ]
    default:
      return [button(t(`mail.${mail.kind}_action`), mail.link), small(t('mail.link_expiry'), otherwise)]
  }
}
