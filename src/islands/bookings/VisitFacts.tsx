import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { $bookingHistory, loadBookingHistory } from '../../stores/bookings/booking-history.ts'
import type { Account } from '../../stores/people/session.ts'
import { DayLightWords } from '../shared/DayLight.tsx'
import { useTexts } from '../shared/island.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { SessionLight } from '../shared/SessionLight.tsx'
import { useRoomy } from '../shared/use-room.ts'
import { CalendarLinks } from './detail/CalendarLinks.tsx'
import { FoldedInRow } from './FoldedInRow.tsx'

/** What one should know before coming, from the page. */
export interface Visit {
  where: ReactNode
  /** The way there and the studio's phone. */
  way: ReactNode
  bring: { title: string; text: string }
}

interface Props {
  account: Account
  booking: StudioBooking
  visit: Visit
  /** It has begun without the studio's answer: nobody takes that into a calendar. */
  unanswered: boolean
}

/**
 * The light of a session and what one needs to come to it. On a phone, where the sky stands above the session, all but
 * the way and the phone is folded, since the bookings after it stand below.
 */
export function VisitFacts({ account, booking, visit: { where, way, bring }, unanswered }: Props) {
  const { t } = useTexts('bookings')
  const history = useStore($bookingHistory)
  const roomy = useRoomy()
  const parts = [
    {
      title: t('bookings.visitTitle'),
      holds: (
        <>
          {where}
          {roomy ? (
            way
          ) : (
            <div className="pt-5">
              <DayLightWords date={toStudioMoment(booking.start).date} />
            </div>
          )}
        </>
      ),
    },
    { title: bring.title, holds: <p>{bring.text}</p> },
    !unanswered && {
      title: t('bookings.addToCalendar'),
      holds: (
        <div className="mt-1.5 flex w-fit max-w-full flex-wrap gap-2 *:grow">
          {history.status === 'failed' && (
            <LoadFailure
              title={t('bookings.historyLoadFailed')}
              code={history.code}
              onRetry={() => loadBookingHistory(booking.id, booking.version)}
            />
          )}
          <CalendarLinks account={account} booking={booking} />
        </div>
      ),
    },
  ].filter((part) => part !== false)
  if (!roomy) {
    return (
      <>
        <div className="next-session-way">{way}</div>
        <FoldedInRow parts={parts} />
      </>
    )
  }
  return (
    <>
      <div className="next-session-light">
        <SessionLight booking={booking} />
      </div>
      <div className="next-session-facts">
        {parts.map(({ title, holds }) => (
          <div key={title}>
            <h3 className="mb-1 font-sans text-sm font-normal tracking-normal text-muted">{title}</h3>
            {holds}
          </div>
        ))}
      </div>
    </>
  )
}
