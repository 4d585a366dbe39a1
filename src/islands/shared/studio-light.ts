import { contact } from '../../content/contact.ts'
import { noonOf } from '../../domain/calendar/studio-time.ts'
import { type Daylight, daylight } from '../../domain/calendar/sunlight.ts'

/** The light of a day of the studio's, at the studio. */
export const studioLight = (date: string): Daylight | undefined => daylight(noonOf(date), contact.position)
