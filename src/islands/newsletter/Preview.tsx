import { isWritten, languageFor, type NewsletterTexts, textIn } from '../../domain/newsletter.ts'
import { isLocale, type Locale, localeFacts } from '../../i18n/locales.ts'
import { useTexts } from '../shared/island.tsx'
import { MailSheet } from './MailSheet.tsx'
import { type Frames, newsletterMail } from './newsletter-mail.ts'

interface Props {
  written: NewsletterTexts
  language: Locale
  frames: Frames
}

/** The newsletter as its readers of a language get it, made by the code of the mails. */
export function Preview({ written, language, frames }: Props) {
  const { t } = useTexts('newsletter')
  const standIn = languageFor(written, language)
  const shown = textIn(written, language)
  const begun = shown.subject + shown.text !== ''
  // An empty language is read in another; a begun one shows itself.
  const read = !begun && isWritten(written, standIn) && isLocale(standIn) ? standIn : language
  const { subject, text } = textIn(written, read)
  const heading = subject.trim() === '' ? t('newsletter.noSubject') : subject
  const page = newsletterMail(read, frames[read], { subject: heading, text })

  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-24"
      aria-label={t('newsletter.preview')}
    >
      <h2 className="text-fluid-lg font-semibold lg:sr-only">{t('newsletter.preview')}</h2>
      {read !== language && (
        <p className="text-fluid-sm text-muted">
          {t('newsletter.standIn', { language: localeFacts[read].name })}
        </p>
      )}
      <MailSheet page={page} />
    </section>
  )
}
