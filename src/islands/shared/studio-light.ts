import { contact } from '../../content/contact.ts'
import { noonOf, toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { type Daylight, daylight, type Stretch } from '../../domain/calendar/sunlight.ts'
import { HOUR_MS } from '../../domain/calendar/units.ts'

/** The light of a day of the studio's, at the studio. */
export const studioLight = (date: string): Daylight | undefined => daylight(noonOf(date), contact.position)

/** The golden hours of a moment's day. */
export const goldenOn = (moment: Date): Stretch[] =>
  studioLight(toStudioMoment(moment).date)?.stretches.filter(({ light }) => light === 'golden') ?? []

/** Whether a session that begins at `start` has the golden light: for half of its first hour, or more. */
export function beginsGolden(start: Date): boolean {
  const shared = goldenOn(start).map(
    (golden) => Math.min(+golden.end, +start + HOUR_MS) - Math.max(+golden.start, +start),
  )
  return shared.some((span) => span >= HOUR_MS / 2)
}
