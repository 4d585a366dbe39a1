import { useTexts } from '../island.tsx'

interface Props {
  /** Whether the studio is closed on any of the days. */
  closed: boolean
}

/** A key to the looks of the days, in a line below them; for screen readers each day has its words. */
export function MonthKey({ closed }: Props) {
  const { t } = useTexts('times')
  return (
    <p className="flex flex-wrap gap-x-5 px-0.5 text-sm text-muted" aria-hidden="true">
      <span>
        <i className="free-bar" /> {t('times.free')}
      </span>
      {closed && (
        <span>
          <i className="closed-key" /> {t('times.closed')}
        </span>
      )}
    </p>
  )
}
