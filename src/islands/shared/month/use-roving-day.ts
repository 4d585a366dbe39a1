import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { addDays, addMonths, firstDayOf, monthOf, weekdayOf } from '../../../domain/calendar/days.ts'

interface Month {
  month: string
  /** The days that are shown. */
  shown: string[]
  today: string
  /** The first day that the keys lead to. */
  earliest: string
  chosen: string
  onTurn: (month: string) => void
}

/**
 * Which of the days is the one stop of the Tab key, and the keys that lead from there: arrows by day and week, Home and
 * End within the week, Page Up and Page Down by month, with Shift by year.
 */
export function useRovingDay<T extends HTMLElement>({
  month,
  shown,
  today,
  earliest,
  chosen,
  onTurn,
}: Month) {
  const days = useRef<T>(null)
  const followFocus = useRef(false)
  const [visited, setVisited] = useState(chosen)
  // An admin's weeks may begin in the month before.
  const first = shown.find((date) => date >= earliest) ?? firstDayOf(month)
  const cursor = [visited, chosen, today].find((date) => date >= earliest && shown.includes(date)) ?? first

  // At once: a later effect of a drawing before would look for the day that is left.
  useLayoutEffect(() => {
    if (!followFocus.current) return
    followFocus.current = false
    days.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    const goal = {
      ArrowLeft: () => addDays(cursor, -1),
      ArrowRight: () => addDays(cursor, 1),
      ArrowUp: () => addDays(cursor, -7),
      ArrowDown: () => addDays(cursor, 7),
      Home: () => addDays(cursor, -weekdayOf(cursor)),
      End: () => addDays(cursor, 6 - weekdayOf(cursor)),
      PageUp: () => addMonths(cursor, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(cursor, event.shiftKey ? 12 : 1),
    }[event.key]
    if (!goal) return
    event.preventDefault()
    const next = goal() < earliest ? earliest : goal()
    followFocus.current = true
    setVisited(next)
    if (!shown.includes(next)) onTurn(monthOf(next))
  }

  return { days, first, cursor, onKeyDown, setVisited }
}
