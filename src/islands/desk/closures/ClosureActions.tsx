import { useState } from 'react'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { joinLabel } from '../../../i18n/joins.ts'
import { removeClosure, type SavedClosure } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { REMOVE, SignButton } from '../../shared/SignButton.tsx'
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
}

const EDIT = 'M3.5 16.5l.8-3.6L13.5 3.7l2.8 2.8-9.2 9.2ZM11.5 5.7l2.8 2.8'

/** Changes a closure, or opens the studio again after asking once. */
export function ClosureActions({ closure, later, edited, onEdit, onRemoved }: Props) {
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
      <div className="closure-actions">
        <SignButton
          path={EDIT}
          label={t('admin.editClosure')}
          said={joinLabel(locale, t('admin.editClosure'), words)}
          rare
          hover="hover:text-ink"
          pressed={edited}
          onPress={() => onEdit(closure)}
        />
        <SignButton
          path={REMOVE}
          label={t('admin.remove')}
          said={joinLabel(locale, t('admin.remove'), words)}
          rare
          hover="hover:text-negative"
          onPress={() => setAsking(true)}
        />
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
