import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { FilterButtons } from '../../components/ui/FilterButtons.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { isWritten } from '../../domain/newsletter.ts'
import { type Locale, localeFacts, locales } from '../../i18n/locales.ts'
import { copyNewsletter, type Newsletter, newsletterDraft } from '../../stores/newsletters.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'
import { DeleteNewsletter } from './DeleteNewsletter.tsx'
import type { Frames } from './newsletter-mail.ts'
import { Preview } from './Preview.tsx'
import { pathOf } from './paths.ts'
import { SendingProgress } from './SendingProgress.tsx'

interface Props {
  newsletter: Newsletter
  frames: Frames
}

/** A newsletter that is on its way or has gone out: how far it is, what it says, and what can still be done. */
export function SentNewsletter({ newsletter, frames }: Props) {
  const { locale, t } = useTexts('common', 'newsletter')
  const { id, texts, state } = newsletter
  const written = locales.filter((one) => isWritten(texts, one))
  const [language, setLanguage] = useState<Locale>(written.includes(locale) ? locale : (written[0] ?? locale))
  const { busy, error, submit } = useSubmission()
  // Somebody else has sent it while it was typed over.
  const typed = newsletterDraft.read(id)

  async function copy() {
    const result = await submit(() => copyNewsletter(typed?.texts ?? texts))
    if (!result?.ok) return
    newsletterDraft.forget(id)
    location.assign(pathOf(locale, result.value.id))
  }

  return (
    <div className="beside-letter">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SendingProgress newsletter={newsletter} />
        {typed && <Notice kind="info">{t('newsletter.typedKept')}</Notice>}
        {error && <SubmitFailure code={error} />}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} busyText={t('newsletter.saving')} onClick={copy}>
            {t('newsletter.copy')}
          </Button>
        </div>
        {state !== 'sending' && <DeleteNewsletter id={id} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilterButtons
          legend={t('common.language')}
          options={written.map((one) => ({ value: one, label: localeFacts[one].name }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <Preview written={texts} language={language} frames={frames} />
      </div>
    </div>
  )
}
