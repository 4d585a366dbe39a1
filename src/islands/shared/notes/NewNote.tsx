import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { NOTES_MAX_LENGTH } from '../../../domain/booking/details.ts'
import type { Result } from '../../../domain/errors.ts'
import { useTexts } from '../island.tsx'
import { SubmitFailure } from '../SubmitFailure.tsx'
import { useSubmission } from '../use-submission.ts'

interface Props {
  onAdd: (body: string) => Promise<Result<unknown>>
}

/** One line that grows: a note is mostly a few words. */
export function NewNote({ onAdd }: Props) {
  const { t } = useTexts('common', 'notes', 'errors')
  const { busy, error, submit } = useSubmission()
  const [body, setBody] = useState('')
  const [done, setDone] = useState(false)

  async function add(event: SubmitEvent) {
    event.preventDefault()
    if (body.trim() === '') return
    setDone(false)
    const result = await submit(() => onAdd(body.trim()))
    if (!result?.ok) return
    // What was typed meanwhile stays.
    setBody((now) => (now === body ? '' : now))
    setDone(true)
  }

  return (
    <form className="grid gap-3" onSubmit={add} noValidate>
      <Field label={t('notes.new')}>
        {(control) => (
          <div className="flex flex-wrap items-start gap-3">
            <textarea
              {...control}
              className="control field-sizing-content min-h-11 min-w-48 flex-1 resize-none"
              rows={1}
              maxLength={NOTES_MAX_LENGTH}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
            <Button type="submit" busy={busy} busyText={t('notes.adding')}>
              {t('notes.add')}
            </Button>
          </div>
        )}
      </Field>
      {error && <SubmitFailure title={t('notes.failed')} code={error} typed />}
      <p role="status" className="sr-only">
        {done && t('notes.added')}
      </p>
    </form>
  )
}
