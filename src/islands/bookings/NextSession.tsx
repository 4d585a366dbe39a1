import { type ReactNode, useEffect } from 'react'
import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { runsAt } from '../../domain/booking/own-day.ts'
import { wentUnanswered } from '../../domain/booking/permissions.ts'
import { formatDate, momentWords } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { periodWords } from '../../i18n/session-words.ts'
import { loadBookingHistory, refreshBookingHistory } from '../../stores/bookings/booking-history.ts'
import type { Account } from '../../stores/people/session.ts'
import { DetailsLink } from '../shared/DetailsLink.tsx'
import { useTexts } from '../shared/island.tsx'
import { SessionLight } from '../shared/SessionLight.tsx'
import { useFresh } from '../shared/use-fresh.ts'
import { useNow } from '../shared/use-now.ts'
import { useRoomy } from '../shared/use-room.ts'
import { OfferedTime } from './OfferedTime.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import { pictureOf, type SessionPicture } from './session-picture.ts'
import { type Visit, VisitFacts } from './VisitFacts.tsx'

interface Props {
  account: Account
  booking: StudioBooking
  /** The studio at each kind of work and in each light, from the page. */
  pictures: Partial<Record<SessionPicture, ReactNode>>
  visit: Visit
}

/** The session that is on or comes next: when, what, how one gets there and what to bring. */
export function NextSession({ account, booking, pictures, visit }: Props) {
  const { locale, t } = useTexts('bookings')
  const date = formatDate(locale, booking.start)
  const roomy = useRoomy()
  const now = useNow()
  const unanswered = wentUnanswered(booking, now)
  const { id, version } = booking
  // By these: a list that was looked at again brings the same booking as another object.
  useEffect(() => {
    loadBookingHistory(id, version)
  }, [id, version])
  // What the studio offers is in the history, and changes no booking.
  useFresh(() => {
    refreshBookingHistory(id, version)
  })
  return (
    <article className="panel next-session">
      <div className="next-session-words">
        <div className="grid gap-1">
          <p className="font-semibold text-muted">
            {t(runsAt(booking, now) ? 'bookings.sessionRuns' : 'bookings.nextSession')}
          </p>
          <h2 className="text-fluid-xl font-semibold">
            {asBeginning(locale, date)}
            <span className="next-session-time">{periodWords({ locale, t }, periodOf(booking))}</span>
          </h2>
        </div>
        <div className="grid gap-1">
          <SessionFacts booking={booking} />
        </div>
        {booking.cancelAskedAt && <p className="font-semibold text-negative">{t('bookings.cancelAsked')}</p>}
        <OfferedTime booking={booking}>
          {booking.status === 'pending' && (
            <p className="max-w-measure max-md:text-fluid-sm">
              {unanswered
                ? t('bookings.unanswered')
                : booking.expiresAt
                  ? t('bookings.expiresAt', { moment: momentWords(locale, booking.expiresAt) })
                  : t('bookings.bookedNotice')}
            </p>
          )}
        </OfferedTime>
        <DetailsLink booking={booking} whole />
      </div>
      {roomy ? (
        <div className="next-session-picture">{pictures[pictureOf(booking)]}</div>
      ) : (
        // A strip of a picture shows nothing of the studio; the day's sky shows the session.
        <div className="next-session-sky">
          <SessionLight booking={booking} brief />
        </div>
      )}
      <VisitFacts account={account} booking={booking} visit={visit} unanswered={unanswered} />
    </article>
  )
}
