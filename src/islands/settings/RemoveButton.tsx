import { SmallSign } from '../../components/ui/SmallSign.tsx'
import { joinLabel } from '../../i18n/joins.ts'
import { useTexts } from '../shared/island.tsx'

interface Props {
  /** What is removed, for screen readers. */
  what: string
  onClick: () => void
}

/** A small cross at the end of a row. */
export function RemoveButton({ what, onClick }: Props) {
  const { locale, t } = useTexts('admin')
  const label = joinLabel(locale, t('admin.remove'), what)
  return (
    <button
      type="button"
      className="button button-quiet size-11 shrink-0 p-0"
      aria-label={label}
      title={t('admin.remove')}
      onClick={onClick}
    >
      <SmallSign shape="cross" />
    </button>
  )
}
