import { type BookingQuery, shownSpan } from '../../../domain/booking/booking-query.ts'
import { daySpans } from '../../../domain/booking/day-span.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatNearDate } from '../../../i18n/format-days.ts'
import { joinRange } from '../../../i18n/joins.ts'
import { studioNow } from '../../../stores/clock.ts'
import { useTexts } from '../../shared/island.tsx'

const labels = {
  ahead: 'admin.daysAhead',
  today: 'admin.today',
  week: 'admin.daysWeek',
  month: 'admin.daysMonth',
  all: 'admin.daysAll',
} as const

interface Props {
  className: string
  query: BookingQuery
  /** Days are named in fields of their own, or about to be. */
  naming: boolean
  onName: (naming: boolean) => void
  onChange: (changes: Partial<BookingQuery>) => void
}

/** Which days the list is about. Named ones are said in the reader's words: their fields follow the browser's. */
export function DaySelect({ className, query, naming, onName, onChange }: Props) {
  const { locale, t } = useTexts('admin')
  const { from, to } = query
  const words = (date: string | undefined) => (date ? formatNearDate(locale, noonOf(date), studioNow()) : '')
  const named = from === to ? words(from) : joinRange(words(from), words(to)).trim()
  return (
    <select
      className={`control ${className}`}
      aria-label={t('admin.daysLabel')}
      value={(!naming && shownSpan(query)) || ''}
      onChange={({ target }) => {
        const days = daySpans.find((one) => one === target.value)
        onName(!days)
        if (days) onChange({ days, from: undefined, to: undefined, page: 1 })
      }}
    >
      {daySpans.map((days) => (
        <option key={days} value={days}>
          {t(labels[days])}
        </option>
      ))}
      <option value="">{named || t('admin.otherDays')}</option>
    </select>
  )
}
