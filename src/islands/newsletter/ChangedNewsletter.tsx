import { Button } from '../../components/ui/Button.tsx'
import { type NewsletterTexts, textIn } from '../../domain/newsletter.ts'
import { localeFacts, locales } from '../../i18n/locales.ts'
import type { Newsletter } from '../../stores/newsletters.ts'
import { useTexts } from '../shared/island.tsx'
import { Said } from '../shared/Said.tsx'

interface Props {
  saved: Newsletter
  typed: NewsletterTexts
  onTake: () => void
}

/** Somebody else was faster: what is saved now, in the languages in which it differs from what is typed. */
export function ChangedNewsletter({ saved, typed, onTake }: Props) {
  const { t } = useTexts('newsletter')
  const differing = locales.filter((locale) => {
    const [theirs, mine] = [textIn(saved.texts, locale), textIn(typed, locale)]
    return theirs.subject !== mine.subject || theirs.text !== mine.text
  })
  return (
    <section className="panel grid gap-4" aria-labelledby="saved-now" data-conflict tabIndex={-1}>
      <h2 id="saved-now" className="font-semibold">
        {t('newsletter.savedNow')}
      </h2>
      {differing.map((locale) => {
        const { subject, text } = textIn(saved.texts, locale)
        return (
          <div key={locale} className="grid gap-1" lang={localeFacts[locale].tag}>
            <h3 className="text-fluid-sm text-muted">{localeFacts[locale].name}</h3>
            <p className="font-semibold break-words">{subject || '–'}</p>
            <Said>{text || '–'}</Said>
          </div>
        )
      })}
      <p className="text-fluid-sm text-muted">{t('newsletter.savedNowText')}</p>
      <Button onClick={onTake}>{t('newsletter.takeSaved')}</Button>
    </section>
  )
}
