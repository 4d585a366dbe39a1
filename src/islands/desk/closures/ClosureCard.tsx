import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { joinLabel } from '../../../i18n/joins.ts'
import { removeClosure, type SavedClosure } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { Said } from '../../shared/Said.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { closureInWords, kindName } from '../closure-words.ts'

interface Props {
  closure: SavedClosure
  /** Whether it stands in the form. */
  edited: boolean
  onEdit: () => void
  onRemoved: () => void
}

/** One closure: when, why, and what can be done with it. */
export function ClosureCard({ closure, edited, onEdit, onRemoved }: Props) {
  const { locale, t } = useTexts('common', 'admin', 'errors')
  const { busy, error, submit } = useSubmission()
  const [asking, setAsking] = useState(false)
  const words = closureInWords(locale, closure)

  async function remove() {
    const result = await submit(() => removeClosure(closure.id))
    setAsking(false)
    if (result?.ok) onRemoved()
  }

  return (
    <article className={`panel grid gap-3 ${edited ? 'border-daylight' : ''}`}>
      <h3 className="font-semibold tabular-nums">{words}</h3>
      <p className="text-muted">
        {kindName(t, closure.kind)}
        {closure.start <= new Date() && ` · ${t('admin.closedNow')}`}
      </p>
      {closure.note && <Said>{closure.note}</Said>}
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={joinLabel(locale, t('admin.editClosure'), words)}
          aria-pressed={edited}
          onClick={onEdit}
        >
          {t('admin.editClosure')}
        </Button>
        <Button aria-label={joinLabel(locale, t('admin.remove'), words)} onClick={() => setAsking(true)}>
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
          <p className="font-semibold tabular-nums">{words}</p>
          <p>{t('admin.removeClosureText')}</p>
        </ConfirmDialog>
      )}
    </article>
  )
}
