import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { joinLabel } from '../../i18n/joins.ts'
import { deleteMessage, type Message, setMessageAnswered, setMessageSpam } from '../../stores/messages.ts'
import { useTexts } from '../shared/island.tsx'
import { SignButton } from '../shared/SignButton.tsx'
import { failureText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { RareActions } from './RareActions.tsx'
import { ReplyForm } from './ReplyForm.tsx'

interface Props {
  message: Message
  first: boolean
  /** The sender's, in the reader's words. */
  language: string
  onDeleted: () => void
}

const TICK = 'M4 10.5 8 14.5 16 5.5'
const TAKE_BACK = 'M3.5 4v4.5H8M3.8 8.5A6.8 6.8 0 1 1 3.4 12'

/** Replies to a message, marks it, puts it aside as spam, or deletes it after a question. */
export function MessageActions({ message, first, language, onDeleted }: Props) {
  const { locale, t } = useTexts('common', 'admin', 'errors')
  const { busy, error, submit } = useSubmission()
  const [replying, setReplying] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [outcome, setOutcome] = useState('')
  const reply = useRef<HTMLButtonElement>(null)
  const replied = useRef(false)
  // The form has gone, and with it the focus.
  useEffect(() => {
    if (!replying && replied.current) reply.current?.focus()
  }, [replying])
  const { id, name, answeredAt, spam } = message
  const mark = t(answeredAt ? 'admin.markNew' : 'admin.markAnswered')

  async function onSpam() {
    const result = await submit(() => setMessageSpam(id, !spam))
    if (result?.ok) setOutcome(t(spam ? 'admin.messageIsNoSpam' : 'admin.messageIsSpam'))
  }

  async function onDelete() {
    const result = await submit(() => deleteMessage(id))
    setDeleting(false)
    if (result?.ok) onDeleted()
  }

  return (
    <div className="grid content-start gap-3">
      <p role="status" className={outcome ? 'notice notice-success' : 'sr-only'}>
        {outcome}
      </p>
      {error && <Notice kind="failure">{failureText(t, t('admin.messageFailed'), error)}</Notice>}
      {replying && (
        <ReplyForm
          message={message}
          language={language}
          onSent={() => {
            setReplying(false)
            setOutcome(t('admin.replySent'))
          }}
          onCancel={() => setReplying(false)}
        />
      )}
      {!replying && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            ref={reply}
            look={first ? 'primary' : 'quiet'}
            aria-label={joinLabel(locale, t('admin.reply'), name)}
            onClick={() => {
              setReplying(true)
              replied.current = true
            }}
          >
            {t('admin.reply')}
          </Button>
          <SignButton
            path={answeredAt ? TAKE_BACK : TICK}
            label={mark}
            said={joinLabel(locale, mark, name)}
            hover="hover:text-ink"
            busy={busy}
            onPress={() => submit(() => setMessageAnswered(id, !answeredAt))}
          />
          <RareActions message={message} onSpam={onSpam} onDelete={() => setDeleting(true)} />
        </div>
      )}
      {deleting && (
        <ConfirmDialog
          title={t('admin.deleteMessageTitle')}
          no={t('admin.keepMessage')}
          onNo={() => setDeleting(false)}
          yes={t('admin.deleteMessage')}
          onYes={onDelete}
          busyText={busy && t('common.pleaseWait')}
        >
          <p className="font-semibold">{name}</p>
          <p>{t('admin.deleteMessageText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
