const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** From when on, on the studio's clock. */
const begins: Record<DayPart, string> = { morning: '00:00', afternoon: '12:00', evening: '17:00' }

/** Times of a day by the part of it in which they begin; parts without any are left out. */
export function byDayPart<T extends { time: string }>(times: readonly T[]): { part: DayPart; times: T[] }[] {
  const partOf = ({ time }: T) => dayParts.findLast((part) => time >= begins[part])
  return dayParts
    .map((part) => ({ part, times: times.filter((one) => partOf(one) === part) }))
    .filter((row) => row.times.length > 0)
}
