import { stretchWithin } from '../../../domain/calendar/day-stretch.ts'
import type { DayEntry } from './day-entries.ts'
import { lookOf } from './entry-look.ts'

interface Props {
  entries: DayEntry[]
  /** The hours that every day of the month shows. */
  hours: number[]
  now: Date
}

/** A day of the month on a phone: its hours as a rail, on which everything has its place; the day's button says it in words. */
export function MonthStrip({ entries, hours, now }: Props) {
  const [first = 0] = hours
  const share = (minutes: number) => `${(100 * minutes) / (hours.length * 60)}%`
  return (
    <span className="month-strip" aria-hidden="true">
      {entries.map((entry) => {
        const shown = stretchWithin(hours, entry.stretch)
        return (
          shown && (
            <i
              key={entry.id}
              className={lookOf(entry, now)}
              style={{
                insetInlineStart: share(shown.from - first * 60),
                width: share(shown.to - shown.from),
              }}
            />
          )
        )
      })}
    </span>
  )
}
