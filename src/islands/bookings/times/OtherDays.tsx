import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  days: { date: string; free: number }[] | undefined
  onChoose: (date: string) => void
}

/** The days that have times after the one that is shown: the way on without a look at the calendar. */
export function OtherDays({ days, onChoose }: Props) {
  const { locale, t } = useTexts('bookings')
  // The place of one, until it is known which.
  if (!days) return <div className="h-22" />
  if (days.length === 0) return null
  return (
    <section aria-label={t('bookings.nextDays')} className="grid gap-1.5 border-t border-line pt-3">
      <p className="text-fluid-sm text-muted" aria-hidden="true">
        {t('bookings.nextDays')}
      </p>
      <ul className="grid gap-1.5">
        {days.map(({ date, free }) => (
          <li key={date} className="max-md:nth-[n+4]:hidden">
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-lg bg-sunken px-3 py-1 text-start hover:bg-daylight-wash"
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
