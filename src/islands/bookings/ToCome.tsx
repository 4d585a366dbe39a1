import { type ReactNode, useId } from 'react'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { Account } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { NextSession } from './NextSession.tsx'
import { OwnBookings } from './OwnBookings.tsx'
import type { SessionPicture } from './session-picture.ts'
import type { Visit } from './VisitFacts.tsx'

interface Props {
  account: Account
  next: StudioBooking
  later: StudioBooking[]
  pictures: Partial<Record<SessionPicture, ReactNode>>
  visit: Visit
}

/** A customer's bookings to come: the next one with all that one needs, and, apart from it, those after it. */
export function ToCome({ account, next, later, pictures, visit }: Props) {
  const { t } = useTexts('bookings')
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14 max-md:gap-7">
      <NextSession account={account} booking={next} pictures={pictures} visit={visit} />
      {later.length > 0 && (
        <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 max-md:gap-1">
          <h2 id={id} className="text-fluid-xl font-semibold">
            {t('bookings.laterBookings')}
          </h2>
          <OwnBookings account={account} items={later} heading="h3" />
        </section>
      )}
    </div>
  )
}
