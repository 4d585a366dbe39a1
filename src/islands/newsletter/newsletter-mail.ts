import { contact } from '../../content/contact.ts'
import type { NewsletterText } from '../../domain/newsletter.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type Texts, translator } from '../../i18n/t.ts'
import { clean } from '../../mail/clean.ts'
import { newsletter } from '../../mail/newsletter.ts'
import type { MailTranslate } from '../../mail/texts.ts'
import { written } from '../../mail/written.ts'

/** What a newsletter says beside what was written; the other texts of the mails stay out of the browser. */
interface FrameTexts {
  mail: Pick<Texts<'mail'>['mail'], 'signature' | 'why_newsletter' | 'end_newsletter'>
  contact: Pick<Texts<'contact'>['contact'], 'addressInWords'>
}

export type Frames = Record<Locale, FrameTexts>

/** The HTML of a newsletter, made by the code of the mails; its links lead nowhere. */
export function newsletterMail(locale: Locale, frame: FrameTexts, text: NewsletterText): string {
  const t = translator(locale, frame as Texts<'mail' | 'contact'>) as MailTranslate
  const addresses = { siteUrl: '', functionsUrl: '', studioEmail: contact.email }
  const writer = { locale, t, addresses, now: new Date() }
  return written(locale, newsletter(writer, clean({ ...text, token: '' }))).html
}
