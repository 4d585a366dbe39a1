import type { Booking } from '../../domain/booking/booking.ts'
import { isKnownService, type KnownService } from '../../domain/offers/default-service-names.ts'
import { type LightOfDay, lightAt } from '../shared/light-of-day.ts'

/** What stands beside a session: its kind of work where that is known, else the studio in the light of its hour. */
export type SessionPicture = 'sound' | 'video' | 'event' | LightOfDay

/** A rental for photographs has the light that they are taken in. */
const ofType: Partial<Record<KnownService, SessionPicture>> = {
  recording: 'sound',
  rehearsal: 'sound',
  mixing: 'sound',
  mastering: 'sound',
  movie: 'video',
  events: 'event',
}

export const pictureOf = ({ type, start }: Pick<Booking, 'type' | 'start'>): SessionPicture =>
  (isKnownService(type) ? ofType[type] : undefined) ?? lightAt(start)
