import { button, heading, paragraph, small } from './blocks.ts'
import type { Draft } from './draft.ts'
import type { MailTranslate } from './texts.ts'

/** The mails of the account: each asks for one press on a link that works once. */
export type LinkMailKind = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new'

export interface LinkPayload {
  link: string
}

export const linkMail = (t: MailTranslate, kind: LinkMailKind, { link }: LinkPayload): Draft => ({
  subject: t(`mail.${kind}_subject`),
  blocks: [
    heading(t(`mail.${kind}_title`)),
    paragraph(t('mail.greeting')),
    paragraph(t(`mail.${kind}_lead`)),
    button(t(`mail.${kind}_action`), link),
    small(t('mail.link_expiry'), t(`mail.${kind}_otherwise`)),
    paragraph(t('mail.signature')),
  ],
})
