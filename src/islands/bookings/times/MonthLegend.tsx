import { DayMark } from '../../../components/ui/DayMark.tsx'
import { useTexts } from '../../shared/island.tsx'

const marked = ['free', 'partly', 'full', 'closed'] as const

/** What the marks of a month's days mean. */
export function MonthLegend() {
  const { t } = useTexts('times')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-fluid-sm text-muted" aria-label={t('times.marks')}>
      {marked.map((status) => (
        <li key={status} className="flex items-center gap-1.5">
          <DayMark status={status} />
          {t(`times.${status}`)}
        </li>
      ))}
    </ul>
  )
}
