import { momentWords } from '../i18n/format.ts'
import { button, heading, paragraph } from './blocks.ts'
import type { JobDraft } from './draft.ts'
import { facts } from './facts.ts'
import type { AccountKind, AccountPayload } from './jobs.ts'
import { pageLink } from './links.ts'
import { studioLines } from './studio-lines.ts'
import type { Writer } from './writer.ts'

/** To the holder of an account: what has happened to it, when, and what to do if it was not them. */
export function accountNotice(writer: Writer, kind: AccountKind, { happened_at }: AccountPayload): JobDraft {
  const { locale, t } = writer
  const gone = kind === 'account_deleted'
  const link = pageLink(writer, gone ? '/contact' : '/forgot-password')
  const words = momentWords(locale, new Date(happened_at))
  return {
    subject: t(`mail.${kind}_subject`),
    link,
    blocks: [
      heading(t(`mail.${kind}_title`)),
      paragraph(t('mail.greeting')),
      paragraph(t(`mail.${kind}_lead`)),
      facts(locale, [{ label: t('mail.happened_at'), words, note: t('mail.studio_time') }]),
      paragraph(t(`mail.${kind}_otherwise`)),
      button(t(gone ? 'common.contact' : 'mail.recovery_action'), link),
      studioLines(writer),
    ],
  }
}
