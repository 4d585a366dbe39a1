import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  days: { date: string; free: number }[]
  onChoose: (date: string) => void
}

/** The days that have times after one that has few: the way on without a look at the calendar. */
export function OtherDays({ days, onChoose }: Props) {
  const { locale, t } = useTexts('bookings')
  if (days.length === 0) return null
  return (
    <section aria-label={t('bookings.nextDays')} className="mt-2 grid gap-1">
      <p className="text-fluid-sm text-muted" aria-hidden="true">
        {t('bookings.nextDays')}
      </p>
      <ul>
        {days.map(({ date, free }) => (
          <li key={date} className="border-t border-line">
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-3 py-1 text-start hover:underline"
              onClick={() => onChoose(date)}
            >
              <span className="font-semibold">
                {asBeginning(locale, formatShortDate(locale, noonOf(date)))}
              </span>
              <span className="text-fluid-sm text-muted">{t('bookings.freeTimes', { count: free })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
