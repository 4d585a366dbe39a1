import type { StartTime } from './availability.ts'

/**
 * One start for each hour of a day, so that a day is seen at a glance: on the hour, or at half past where only that is
 * free. The chosen start is always among them.
 */
export function oneAnHour<T extends Pick<StartTime, 'time' | 'state'>>(
  times: readonly T[],
  chosen: string,
): T[] {
  const hourOf = ({ time }: T) => time.slice(0, 2)
  const shown = new Map<string, T>()
  for (const one of times) {
    const before = shown.get(hourOf(one))
    if (!before || (before.state !== 'free' && one.state === 'free')) shown.set(hourOf(one), one)
  }
  return times.filter((one) => one.time === chosen || shown.get(hourOf(one)) === one)
}
