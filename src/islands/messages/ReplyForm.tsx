import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { MESSAGE_MAX_LENGTH } from '../../domain/contact.ts'
import { type Message, replyDraft, replyToMessage, typeReply } from '../../stores/messages.ts'
import { useTexts } from '../shared/island.tsx'
import { failureText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  message: Message
  language: string
  onSent: () => void
  onCancel: () => void
}

/** Writes back to the sender of a message. What is typed waits in this tab until it is sent. */
export function ReplyForm({ message, language, onSent, onCancel }: Props) {
  const { t } = useTexts('common', 'admin', 'errors')
  const { busy, error, submit } = useSubmission()
  const { id, email, name } = message
  const [draft, setDraft] = useState(() => replyDraft.read(id) ?? { id: crypto.randomUUID(), body: '' })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => replyToMessage(message, draft))
    if (result?.ok) onSent()
    else if (result) form.current?.querySelector('textarea')?.focus()
  }

  return (
    <form ref={form} className="grid gap-3" onSubmit={onSubmit} noValidate>
      <Field label={t('admin.replyLabel', { name })} hint={t('admin.replyHint', { email, language })}>
        {(control) => (
          <textarea
            {...control}
            className="control"
            rows={6}
            maxLength={MESSAGE_MAX_LENGTH}
            value={draft.body}
            onChange={({ target }) => setDraft(typeReply(id, target.value))}
          />
        )}
      </Field>
      {error && <Notice kind="failure">{failureText(t, t('admin.replyFailed'), error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy} busyText={t('common.pleaseWait')}>
          {t('admin.sendReply')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  )
}
