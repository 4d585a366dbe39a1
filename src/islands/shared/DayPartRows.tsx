import type { ReactNode } from 'react'
import { byDayPart } from '../../domain/calendar/day-parts.ts'
import { useTexts } from './island.tsx'

interface Props<T> {
  times: readonly T[]
  /** What a row is: of a list its item, of radio buttons a group. */
  as: 'li' | 'div'
  children: (time: T) => ReactNode
}

/**
 * The times of a day by its parts, morning, afternoon and evening: a row each, with its name above or, where there is room,
 * beside it, and all below each other in the same columns; of a phone's `--most` says how many.
 */
export function DayPartRows<T extends { time: string }>({ times, as: Row, children }: Props<T>) {
  const { t } = useTexts('times')
  return byDayPart(times).map(({ part, times: ofPart }) => (
    <Row key={part} className="md:grid md:grid-cols-[7rem_1fr] md:items-baseline">
      <span className="text-fluid-sm text-muted">{t(`times.${part}`)}</span>
      <span className="slots mt-1 grid grid-cols-[repeat(var(--most),minmax(0,1fr))] gap-1.5 md:grid-cols-[repeat(10,minmax(0,5.5rem))] md:gap-2">
        {ofPart.map(children)}
      </span>
    </Row>
  ))
}
