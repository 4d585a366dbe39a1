import type { CSSProperties, ReactNode } from 'react'
import type { DayStretch } from '../../../domain/calendar/day-stretch.ts'

interface Props {
  stretch: DayStretch
  /** The hour at which the calendar's days begin. */
  firstHour: number
  /** Whether it lies in a closure, which is left to be seen beside it. */
  inClosure?: boolean
  /** Whether nothing stands there, so that any of its hours can be pressed. */
  offer?: boolean
  /** Minutes kept free before and after it. */
  before?: number
  after?: number
  children: ReactNode
}

/** Something that takes time on one day, in its place; what it is its child says. */
export function CalendarBlock(props: Props) {
  const { stretch, firstHour, inClosure = false, offer = false, before = 0, after = 0, children } = props
  const { from, to } = stretch
  const place = {
    '--from': from / 60 - firstHour,
    '--length': (to - from) / 60,
    '--before': before / 60,
    '--after': after / 60,
  } as CSSProperties
  const look = inClosure ? 'time-block-in-closure' : offer ? 'time-block-offer' : ''
  return (
    <li className={`time-block ${look}`} style={place}>
      {before > 0 && <span className="kept-free kept-free-before" aria-hidden="true" />}
      {children}
      {after > 0 && <span className="kept-free kept-free-after" aria-hidden="true" />}
    </li>
  )
}
