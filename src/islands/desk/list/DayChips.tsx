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

/** The same where a row of buttons has no room. */
export function DaySelect({ query, onChange }: Props) {
  const { t } = useTexts('admin')
  const shown = shownSpan(query)
  return (
    <select
      className="control min-w-0 flex-auto field-sizing-content bg-[position:right_0.7rem_center] px-2.5 pe-7 text-[0.875rem] text-ellipsis"
      aria-label={t('admin.daysLabel')}
      value={shown ?? ''}
      onChange={({ target }) => {
        const days = daySpans.find((one) => one === target.value)
        if (days) onChange({ days, from: undefined, to: undefined, page: 1 })
      }}
    >
      {/* Days that were named in fields of their own. */}
      {!shown && <option value="">{t('admin.dates')}</option>}
      {daySpans.map((days) => (
        <option key={days} value={days}>
          {t(labels[days])}
        </option>
      ))}
    </select>
  )
}
