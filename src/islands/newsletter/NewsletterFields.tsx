import { Field } from '../../components/ui/Field.tsx'
import { FilterButtons } from '../../components/ui/FilterButtons.tsx'
import {
  isWritten,
  type NewsletterText,
  type NewsletterTexts,
  SUBJECT_MAX_LENGTH,
  TEXT_MAX_LENGTH,
  textIn,
  unfinished,
} from '../../domain/newsletter.ts'
import { type Locale, localeFacts, locales } from '../../i18n/locales.ts'
import { useTexts } from '../shared/island.tsx'

interface Props {
  written: NewsletterTexts
  language: Locale
  /** Whether it was to be sent and could not be. */
  refused: boolean
  onLanguage: (language: Locale) => void
  onChange: (changed: Partial<NewsletterText>) => void
}

/** Subject and text, in one language at a time. */
export function NewsletterFields({ written, language, refused, onLanguage, onChange }: Props) {
  const { t } = useTexts('common', 'newsletter')
  const { subject, text } = textIn(written, language)
  const { tag } = localeFacts[language]
  const wanted = refused && unfinished(written).includes(language)
  const label = (locale: Locale) =>
    isWritten(written, locale)
      ? t('newsletter.languageWritten', { language: localeFacts[locale].name })
      : localeFacts[locale].name
  return (
    <section className="panel grid gap-6" aria-label={t('newsletter.contents')}>
      <div className="grid gap-2">
        <FilterButtons
          legend={t('common.language')}
          options={locales.map((locale) => ({ value: locale, label: label(locale) }))}
          chosen={language}
          onChoose={onLanguage}
        />
        <p className="text-fluid-sm text-muted">{t('newsletter.languagesHint')}</p>
      </div>
      <Field
        label={t('newsletter.subject')}
        error={wanted && subject.trim() === '' ? t('newsletter.subjectMissing') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="control"
            lang={tag}
            maxLength={SUBJECT_MAX_LENGTH}
            value={subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('newsletter.text')}
        hint={t('newsletter.textHint')}
        error={wanted && text.trim() === '' ? t('newsletter.textMissing') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            // As high as what is written in it, so that the letter stands beside all of it.
            className="control field-sizing-content min-h-40"
            lang={tag}
            maxLength={TEXT_MAX_LENGTH}
            value={text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
    </section>
  )
}
