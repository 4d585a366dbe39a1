import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { joinLabel } from '../../../i18n/joins.ts'
import { removeClosure, type SavedClosure } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { closureInWords } from '../closure-words.ts'

interface Props {
  closure: SavedClosure
  /** How many of its series come after it. */
  later: number
  /** Whether it stands in the form. */
  edited: boolean
  onEdit: (closure: SavedClosure) => void
  onRemoved: (closure: SavedClosure, withLater: boolean) => void
  /** Further buttons beside these. */
  children?: ReactNode
}

/** Changes a closure, or opens the studio again after asking once. */
export function ClosureActions({ closure, later, edited, onEdit, onRemoved, children }: Props) {
  const language = useTexts('common', 'admin', 'bookings', 'errors')
  const { locale, t } = language
  const { busy, error, submit } = useSubmission()
  const [asking, setAsking] = useState(false)
  const [withLater, setWithLater] = useState(false)
  const words = closureInWords(language, closure)

  async function remove() {
    const result = await submit(() => removeClosure(closure, withLater))
    setAsking(false)
    if (result?.ok) onRemoved(closure, withLater)
  }

  return (
    <>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button
          aria-label={joinLabel(locale, t('admin.editClosure'), words)}
          aria-pressed={edited}
          onClick={() => onEdit(closure)}
        >
          {t('admin.editClosure')}
        </Button>
        {children}
        <Button
          look="danger"
          className="border-transparent!"
          aria-label={joinLabel(locale, t('admin.remove'), words)}
          onClick={() => setAsking(true)}
        >
          {t('admin.remove')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('admin.removeClosureTitle')}
          no={t('common.cancel')}
          onNo={() => setAsking(false)}
          yes={t('admin.remove')}
          onYes={remove}
          busyText={busy && t('common.pleaseWait')}
        >
          <p className="font-semibold">{words}</p>
          {later > 0 && (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                className="size-5 accent-daylight"
                type="checkbox"
                checked={withLater}
                onChange={(event) => setWithLater(event.target.checked)}
              />
              {t('admin.removeLater', { count: later })}
            </label>
          )}
          <p>{t('admin.removeClosureText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
