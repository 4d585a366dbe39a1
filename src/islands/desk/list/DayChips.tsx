import { Button } from '../../../components/ui/Button.tsx'
import { type BookingQuery, shownSpan } from '../../../domain/booking/booking-query.ts'
import { daySpans } from '../../../domain/booking/day-span.ts'
import { useTexts } from '../../shared/island.tsx'

const labels = {
  ahead: 'admin.daysAhead',
  today: 'admin.today',
  week: 'admin.daysWeek',
  month: 'admin.daysMonth',
  all: 'admin.daysAll',
} as const

interface Props {
  query: BookingQuery
  onChange: (changes: Partial<BookingQuery>) => void
}

/** Which days the list is about, at a press. */
export function DayChips({ query, onChange }: Props) {
  const { t } = useTexts('admin')
  const shown = shownSpan(query)
  return (
    <fieldset className="chips">
      <legend className="sr-only">{t('admin.daysLabel')}</legend>
      {daySpans.map((days) => (
        <Button
          key={days}
          aria-pressed={days === shown}
          onClick={() => onChange({ days, from: undefined, to: undefined, page: 1 })}
        >
          {t(labels[days])}
        </Button>
      ))}
    </fieldset>
  )
}
