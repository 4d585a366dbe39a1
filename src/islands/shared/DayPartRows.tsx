import type { ReactNode } from 'react'
import { byDayPart } from '../../domain/calendar/day-parts.ts'
import { useTexts } from './island.tsx'

interface Props<T> {
  times: readonly T[]
  /** What a row is: of a list its item, of radio buttons a group. */
  as: 'li' | 'div'
  children: (time: T) => ReactNode
}

/** The times of a day by its parts (morning, afternoon, evening): a named row each. The caller lays them out. */
export function DayPartRows<T extends { time: string }>({ times, as: Row, children }: Props<T>) {
  const { t } = useTexts('times')
  return byDayPart(times).map(({ part, times: ofPart }) => (
    <Row key={part}>
      <span className="text-fluid-sm text-muted">{t(`times.${part}`)}</span>
      <span className="slots mt-1 grid gap-1.5">{ofPart.map(children)}</span>
    </Row>
  ))
}
