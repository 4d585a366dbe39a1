import type { KeyboardEvent } from 'react'
import { DayMark } from '../../../components/ui/DayMark.tsx'
import type { DayStatus } from '../../../domain/booking/availability.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatDate } from '../../../i18n/format.ts'
import { joinClauses } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  date: string
  today: string
  /** The first day that can be chosen. */
  earliest: string
  /** Whether a day can be chosen that has nothing to offer. */
  anyDay: boolean
  /** Whether its times are shown. */
  chosen: boolean
  /** Whether the Tab key stops here. */
  stop: boolean
  /** What a day has to offer; missing while the taken times are on their way. */
  statusOf: ((date: string) => DayStatus) | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: () => void
}

/** A day to choose, with what it has to offer by mark and by word. */
export function MonthDay({
  date,
  today,
  earliest,
  anyDay,
  chosen,
  stop,
  statusOf,
  onKeyDown,
  onChoose,
}: Props) {
  const { locale, t } = useTexts('times')
  const status = date < today ? 'past' : statusOf?.(date)
  const past = date < earliest
  const useless = past || (!anyDay && (status === 'past' || status === 'closed'))
  const look = chosen
    ? 'bg-daylight font-semibold text-paper'
    : useless
      ? 'text-muted'
      : 'font-semibold hover:bg-daylight-wash'
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={stop ? 0 : -1}
      disabled={past}
      aria-disabled={useless || undefined}
      aria-pressed={chosen}
      aria-current={date === today ? 'date' : undefined}
      aria-label={joinClauses(
        locale,
        formatDate(locale, noonOf(date)),
        ...(status ? [t(`times.${status}`)] : []),
      )}
      className={`grid h-11 w-full cursor-pointer place-content-center justify-items-center gap-1.25 rounded-lg leading-none aria-disabled:cursor-default ${look}`}
      onKeyDown={onKeyDown}
      onClick={() => !useless && onChoose()}
    >
      <span
        className={
          date === today
            ? 'relative after:absolute after:inset-x-0 after:-bottom-1 after:h-0.5 after:bg-current'
            : ''
        }
      >
        {Number(date.slice(8))}
      </span>
      {status && date >= today ? <DayMark status={status} /> : <span className="size-2.5" />}
    </button>
  )
}
