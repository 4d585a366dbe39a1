import { firstDayOf } from '../../../domain/calendar/days.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatMonth } from '../../../i18n/format.ts'
import { formatNumber, formatPercent, listSums } from '../../../i18n/format-number.ts'
import type { StudioMonth } from '../../../stores/month.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  month: StudioMonth
  before: StudioMonth
}

interface Line {
  label: string
  /** The value in words; sums have a line for each currency. */
  value: (of: StudioMonth) => string[]
  /** What belongs to this month's value. */
  note?: string | undefined
}

const HOUR = 60

/** The numbers of a month, each with that of the month before. */
export function MonthNumbers({ month, before }: Props) {
  const { locale, t } = useTexts('bookings', 'money')
  const earlier = formatMonth(locale, noonOf(firstDayOf(before.month)))
  const hours = (minutes: number) =>
    t('bookings.hours', { count: minutes / HOUR, number: formatNumber(locale, minutes / HOUR) })
  const lines: Line[] = [
    { label: t('money.held'), value: ({ held }) => listSums(locale, held) },
    { label: t('money.upcoming'), value: ({ upcoming }) => listSums(locale, upcoming) },
    { label: t('money.owed'), value: ({ owed }) => listSums(locale, owed) },
    {
      label: t('money.sessions'),
      value: ({ sessions }) => [formatNumber(locale, sessions)],
      note: month.noShows > 0 ? t('money.noShows', { count: month.noShows }) : undefined,
    },
    {
      label: t('money.hoursSold'),
      value: ({ minutesSold }) => [hours(minutesSold)],
      note:
        month.minutesOpen > 0
          ? t('money.use', {
              share: formatPercent(locale, month.minutesSold / month.minutesOpen),
              hours: formatNumber(locale, Math.round(month.minutesOpen / HOUR)),
            })
          : undefined,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {lines.map(({ label, value, note }) => (
        <div key={label} className="row-span-4 mb-5 grid grid-rows-subgrid gap-y-0.5">
          <dt className="self-end text-fluid-sm text-muted">{label}</dt>
          <dd className="font-display text-fluid-lg leading-snug font-semibold whitespace-pre-line">
            {value(month).join('\n')}
          </dd>
          <dd className="text-fluid-sm whitespace-pre-line text-muted">
            {t('money.before', { month: earlier, value: `\n${value(before).join('\n')}` })}
          </dd>
          {note && <dd className="text-fluid-sm text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
