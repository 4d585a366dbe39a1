import {
  type Hours,
  type SpecialDay,
  type Weekday,
  type WeekHours,
  weekdays,
} from '../../../domain/offers/opening-hours.ts'
import { freshKey } from '../typed.ts'

/** What counts on a weekday; own hours stay typed while something else is chosen. */
export interface TypedDay extends Hours {
  as: 'always' | 'own' | 'closed'
}

export type TypedWeek = Record<Weekday, TypedDay>

export function toTypedWeek(weekHours: WeekHours, always: Hours): TypedWeek {
  const day = (hours: Hours | null | undefined): TypedDay =>
    hours ? { as: 'own', ...hours } : { as: hours === null ? 'closed' : 'always', ...always }
  return Object.fromEntries(weekdays.map((weekday) => [weekday, day(weekHours[weekday])])) as TypedWeek
}

export function fromTypedWeek(week: TypedWeek): WeekHours {
  return Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const { as, start, end } = week[weekday]
      return as === 'always' ? [] : [[weekday, as === 'closed' ? null : { start, end }]]
    }),
  )
}

/** A special day as it is typed. */
export interface SpecialDayRow extends Hours {
  key: string
  date: string
  closed: boolean
}

export function toSpecialDayRows(days: readonly SpecialDay[], always: Hours): SpecialDayRow[] {
  return days
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, hours }) => ({ key: date, date, closed: hours === null, ...(hours ?? always) }))
}

export function newSpecialDayRow(rows: readonly SpecialDayRow[], { start, end }: Hours): SpecialDayRow {
  return { key: freshKey(rows), date: '', closed: true, start, end }
}

export function fromSpecialDayRows(rows: readonly SpecialDayRow[]): SpecialDay[] {
  return rows.map(({ date, closed, start, end }) => ({ date, hours: closed ? null : { start, end } }))
}
