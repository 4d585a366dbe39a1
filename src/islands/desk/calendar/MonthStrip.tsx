import type { CSSProperties } from 'react'
import { stretchWithin } from '../../../domain/calendar/day-stretch.ts'
import { midnightOf } from '../../../domain/calendar/studio-time.ts'
import { HOUR_MS, MINUTE_MS } from '../../../domain/calendar/units.ts'
import { skyOf } from '../../shared/sky.ts'
import { studioLight } from '../../shared/studio-light.ts'
import type { DayEntry } from './day-entries.ts'
import { lookOf } from './entry-look.ts'

interface Props {
  date: string
  entries: DayEntry[]
  /** The hours that every day of the month shows. */
  hours: number[]
  now: Date
}

/**
 * A day of the month from its first hour to its last, on which everything has its place: under its sky, or on a phone,
 * where nothing else tells of the entries, on a plain rail. The day's button says it in words.
 */
export function MonthStrip({ date, entries, hours, now }: Props) {
  const [first = 0] = hours
  const share = (minutes: number) => `${(100 * minutes) / (hours.length * 60)}%`
  const from = +midnightOf(date) + first * HOUR_MS
  const light = studioLight(date)
  const sky = light && skyOf(light.stretches, (instant) => share((instant - from) / MINUTE_MS))
  return (
    <span className="month-strip" style={{ '--sky': sky } as CSSProperties} aria-hidden="true">
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
