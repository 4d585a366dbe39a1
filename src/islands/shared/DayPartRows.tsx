import type { ReactNode } from 'react'
import { byDayPart } from '../../domain/calendar/day-parts.ts'
import { useTexts } from './island.tsx'

interface Props<T> {
  times: readonly T[]
  /** What a row is: of a list its item, of radio buttons a group. */
  as: 'li' | 'div'
  children: (time: T) => ReactNode
}

/** The times of a day in a row each for morning, afternoon and evening, named at its side. */
export function DayPartRows<T extends { time: string }>({ times, as: Row, children }: Props<T>) {
  const { t } = useTexts('times')
  return byDayPart(times).map(({ part, times: ofPart }) => (
    <Row key={part} className="grid gap-x-3 gap-y-1 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <span className="text-fluid-sm text-muted sm:pt-2.5">{t(`times.${part}`)}</span>
      <span className="slots grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1.5">
        {ofPart.map(children)}
      </span>
    </Row>
  ))
}
