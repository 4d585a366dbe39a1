import { joinLabel } from '../../i18n/joins.ts'
import { useTexts } from '../shared/island.tsx'

interface Props {
  /** What is removed, for who does not see the row. */
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
      <svg
        viewBox="0 0 12 12"
        className="size-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m2 2 8 8m0-8-8 8" />
      </svg>
    </button>
  )
}
