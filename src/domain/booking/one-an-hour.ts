import type { StartTime } from './availability.ts'

/**
 * Of a day's starts one for each hour, so that a day is seen at one glance: on the hour, or at half past where only that
 * can be had; and in any case the one that is chosen.
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
