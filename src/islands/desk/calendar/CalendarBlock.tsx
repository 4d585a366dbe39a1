import type { CSSProperties, ReactNode } from 'react'
import type { DayStretch } from '../../../domain/calendar/day-stretch.ts'

interface Props {
  stretch: DayStretch
  /** The hour at which the calendar's days begin. */
  firstHour: number
  children: ReactNode
}

/** Something that takes time on one day, in its place; what it is its child says. */
export function CalendarBlock({ stretch: { from, to }, firstHour, children }: Props) {
  const place = { '--from': from / 60 - firstHour, '--length': (to - from) / 60 } as CSSProperties
  return (
    <li className="week-block" style={place}>
      {children}
    </li>
  )
}
