import { addDays } from '../../domain/calendar/days.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { formatNearDate } from '../../i18n/format-days.ts'
import { studioNow } from '../../stores/clock.ts'
import type { Language } from './island.tsx'

/** When something came in, for a reader of today: `today, 14:30`, `Sat, 22 Nov, 14:30`. */
export function askedWords({ locale, t }: Language<'admin'>, askedAt: Date): string {
  const now = studioNow()
  const time = formatTime(locale, askedAt)
  const [asked, today] = [askedAt, now].map((instant) => toStudioMoment(instant).date)
  if (asked === today) return t('admin.askedToday', { time })
  if (today && asked === addDays(today, -1)) return t('admin.askedYesterday', { time })
  return joinDateAndTime(locale, formatNearDate(locale, askedAt, now), time)
}
