import type { CSSProperties, KeyboardEvent } from 'react'
import type { DayAvailability } from '../../../domain/booking/availability.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatDate, formatShortMonth } from '../../../i18n/format.ts'
import { joinClauses } from '../../../i18n/joins.ts'
import { useTexts } from '../island.tsx'

interface Props {
  date: string
  today: string
  /** The first day that can be chosen. */
  earliest: string
  /** Whether its month stands above it: as the first of a month, or of those shown. */
  namesMonth: boolean
  /** Whether a day without free times can be chosen. */
  anyDay: boolean
  /** Whether its times are shown. */
  chosen: boolean
  /** Whether the Tab key stops here. */
  stop: boolean
  /** What a day has to offer; missing while the taken times are on their way. */
  offerOf: ((date: string) => DayAvailability) | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: () => void
}

/**
 * A day of the calendar. With free times: a background, and a line whose length is the free share. Full: struck out.
 * Closed: hatched. Not bookable: plain. Also in words for screen readers.
 */
export function MonthDay({
  date,
  today,
  earliest,
  namesMonth,
  anyDay,
  chosen,
  stop,
  offerOf,
  onKeyDown,
  onChoose,
}: Props) {
  const { locale, t } = useTexts('times')
  const offer = offerOf?.(date)
  const status = date < today ? 'past' : offer?.status
  const past = date < earliest
  const useless = past || status === 'notBookable' || (!anyDay && (status === 'past' || status === 'closed'))
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
      className="pick pick-day w-full"
      data-none={status === 'full' ? '' : undefined}
      data-closed={status === 'closed' ? '' : undefined}
      data-unknown={status ? undefined : ''}
      data-month={namesMonth ? formatShortMonth(locale, noonOf(date)) : undefined}
      onKeyDown={onKeyDown}
      onClick={() => !useless && onChoose()}
    >
      {Number(date.slice(8))}
      {(offer?.status === 'free' || offer?.status === 'partly') && (
        <i className="free-bar" style={{ '--free': `${100 * offer.free}%` } as CSSProperties} />
      )}
    </button>
  )
}
