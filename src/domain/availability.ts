import { type BookingDraft, bookingRefusal, overlaps, type Period, periodOf, startTimes } from './booking.ts'
import type { StudioSettings } from './settings.ts'
import { fromStudioMoment, timeOfDay, toStudioMoment } from './studio-time.ts'

const DAY = 86_400_000

/** How many days before and after the wanted one are looked at for another time. */
const DAYS_AROUND = 7

/** The period in which `nearestFreeStarts` looks, to ask the taken times of. */
export function searchPeriod({ start }: Pick<BookingDraft, 'start'>): Period {
  return {
    start: new Date(start.getTime() - (DAYS_AROUND + 1) * DAY),
    end: new Date(start.getTime() + (DAYS_AROUND + 2) * DAY),
  }
}

/** The free starts nearest to the wanted one, that one left out, in order of time. */
export function nearestFreeStarts(
  draft: BookingDraft,
  { busy, now, settings, count }: { busy: Period[]; now: Date; settings: StudioSettings; count: number },
): Date[] {
  const distance = (start: Date) => Math.abs(start.getTime() - draft.start.getTime())
  const candidates: Date[] = []
  for (let offset = -DAYS_AROUND; offset <= DAYS_AROUND; offset++) {
    const { date } = toStudioMoment(new Date(draft.start.getTime() + offset * DAY))
    for (const minutes of startTimes(settings, draft.duration)) {
      const start = fromStudioMoment({ date, time: timeOfDay(minutes) })
      if (start && distance(start) > 0) candidates.push(start)
    }
  }
  return candidates
    .filter((start) => {
      const wanted = { ...draft, notes: '', start }
      if (bookingRefusal(wanted, { now, settings })) return false
      return !busy.some((taken) => overlaps(taken, periodOf(wanted)))
    })
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort((a, b) => a.getTime() - b.getTime())
}
