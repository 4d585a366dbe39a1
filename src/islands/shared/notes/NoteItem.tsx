import { useState } from 'react'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { Result } from '../../../domain/errors.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import type { StaffNote } from '../../../stores/staff-notes.ts'
import { useTexts } from '../island.tsx'
import { failureText } from '../texts.ts'
import { useSubmission } from '../use-submission.ts'
import { NoteLine } from './NoteLine.tsx'

interface Props {
  note: StaffNote
  onDelete: (id: string) => Promise<Result<void>>
  onDeleted: () => void
}

/** A note: its words, who wrote it and when, and the way to delete it, which asks once. */
export function NoteItem({ note, onDelete, onDeleted }: Props) {
  const { locale, t } = useTexts('notes', 'errors')
  const [asking, setAsking] = useState(false)
  const { busy, error, submit } = useSubmission()
  const { id, body } = note

  async function remove() {
    const result = await submit(() => onDelete(id))
    setAsking(false)
    if (result?.ok) onDeleted()
  }

  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 rounded-card bg-sunken p-3 ps-4">
      <NoteLine note={note} />
      <button
        type="button"
        className="-me-1 -mt-1 grid size-11 cursor-pointer place-items-center text-muted hover:text-negative"
        aria-label={joinLabel(locale, t('notes.delete'), body.slice(0, 60))}
        onClick={() => setAsking(true)}
      >
        <svg
          viewBox="0 0 16 16"
          className="size-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="m3.5 3.5 9 9m0-9-9 9" strokeLinecap="round" />
        </svg>
      </button>
      {error && (
        <div className="col-span-2 mt-2">
          <Notice kind="failure">{failureText(t, t('notes.deleteFailed'), error)}</Notice>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t('notes.deleteTitle')}
          no={t('notes.keep')}
          onNo={() => setAsking(false)}
          yes={t('notes.delete')}
          onYes={remove}
          busyText={busy && t('notes.deleting')}
        >
          <p className="as-typed">{body}</p>
        </ConfirmDialog>
      )}
    </article>
  )
}
