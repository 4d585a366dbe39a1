import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { type Result, success } from '../../domain/errors.ts'
import { unfinished } from '../../domain/newsletter.ts'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import { type Newsletter, newsletterDraft, saveNewsletter, testNewsletter } from '../../stores/newsletters.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'
import { ChangedNewsletter } from './ChangedNewsletter.tsx'
import { DeleteNewsletter } from './DeleteNewsletter.tsx'
import { NewsletterFields } from './NewsletterFields.tsx'
import type { Frames } from './newsletter-mail.ts'
import { Preview } from './Preview.tsx'
import { Readers } from './Readers.tsx'
import { SendDialog } from './SendDialog.tsx'
import { useTyped } from './use-typed.ts'

interface Props {
  newsletter: Newsletter
  /** Where a test goes to. */
  email: string
  frames: Frames
  onSaved: (id: string) => void
}

type Deed = 'save' | 'test' | 'send'

/** A newsletter is written, looked at, tried on oneself and sent. What is tried and sent is saved first. */
export function NewsletterEditor({ newsletter, email, frames, onSaved }: Props) {
  const { locale: own, t } = useTexts('newsletter')
  const typed = useTyped(newsletter)
  const { texts, dirty } = typed
  const [language, setLanguage] = useState<Locale>(own)
  const { busy, error, submit, forget } = useSubmission()
  const [doing, setDoing] = useState<Deed>()
  const [outcome, setOutcome] = useState('')
  const [refused, setRefused] = useState(false)
  const [asking, setAsking] = useState<Newsletter>()
  const form = useRef<HTMLFormElement>(null)

  async function save(): Promise<Result<Newsletter>> {
    if (!dirty && newsletter.id) return success(newsletter)
    const result = await saveNewsletter(newsletter, texts)
    if (!result.ok) return result
    newsletterDraft.forget(newsletter.id)
    typed.follow(result.value)
    onSaved(result.value.id)
    return result
  }

  /** Saves, then goes on, and reports the outcome. */
  async function act(deed: Deed, then: (saved: Newsletter) => Promise<Result<unknown>>, done: string) {
    setDoing(deed)
    setOutcome('')
    const result = await submit(async () => {
      const saved = await save()
      return saved.ok ? then(saved.value) : saved
    })
    if (result?.ok) setOutcome(done)
    else if (result?.code === 'newsletter_changed_meanwhile') focusOn('[data-conflict]')
  }

  /** Once it is drawn. */
  function focusOn(what: '[aria-invalid]' | '[data-conflict]') {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(what)?.focus())
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    act('save', async (saved) => success(saved), t('newsletter.saved'))
  }

  function send() {
    const [first] = unfinished(texts)
    setRefused(first !== undefined)
    if (first === undefined) {
      act('send', async (saved) => success(setAsking(saved)), '')
      return
    }
    if (isLocale(first)) setLanguage(first)
    focusOn('[aria-invalid]')
  }

  const busyText = (deed: Deed, words: string) => doing === deed && { busyText: words }
  return (
    <form ref={form} className="beside-letter" onSubmit={onSubmit} noValidate>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <NewsletterFields
          written={texts}
          language={language}
          refused={refused}
          onLanguage={setLanguage}
          onChange={(changed) => {
            forget()
            setOutcome('')
            typed.change(language, changed)
          }}
        />
        {typed.overtaken && (
          <ChangedNewsletter
            saved={newsletter}
            typed={texts}
            onTake={() => {
              forget()
              typed.take()
            }}
          />
        )}
        {newsletter.id && <DeleteNewsletter id={newsletter.id} />}
      </div>
      {/* Saved and sent from where one stands, however long the letter is; one column has no room for that. */}
      <div className="save-bar max-lg:static!" data-needed data-unsaved={dirty || undefined}>
        {error && <SubmitFailure code={error} typed />}
        {outcome && <Notice kind="success">{outcome}</Notice>}
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          <p className="me-auto text-muted">
            {dirty ? (
              <span className="font-semibold text-ink">{t('newsletter.unsaved')}</span>
            ) : (
              <Readers id={newsletter.id} />
            )}
          </p>
          <Button type="submit" busy={busy} {...busyText('save', t('newsletter.saving'))}>
            {t('newsletter.save')}
          </Button>
          <Button
            busy={busy}
            {...busyText('test', t('newsletter.testing'))}
            onClick={() => act('test', ({ id }) => testNewsletter(id), t('newsletter.tested', { email }))}
          >
            {t('newsletter.test')}
          </Button>
          <Button look="primary" busy={busy} {...busyText('send', t('newsletter.saving'))} onClick={send}>
            {t('newsletter.send')}
          </Button>
        </div>
      </div>
      <Preview written={texts} language={language} frames={frames} />
      {asking && <SendDialog newsletter={asking} onClose={() => setAsking(undefined)} />}
    </form>
  )
}
