import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { mayAskToCancel, mayCancel } from '../../../domain/booking/permissions.ts'
import { toldDeadline } from '../../../domain/booking/told-deadline.ts'
import type { Result } from '../../../domain/errors.ts'
import { momentWords } from '../../../i18n/format.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { AskToCancel } from './AskToCancel.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { KeepBooking } from './KeepBooking.tsx'
import { ReachStudio } from './ReachStudio.tsx'

interface Props {
  account: Account
  /** A confirmed booking of the account's own that is not over. */
  booking: StudioBooking
  now: Date
  onCancelled: (result: Result<unknown>) => void
  onAsked: (result: Result<unknown>) => void
  onKept: (result: Result<unknown>) => void
}

/** What its customer can still do about a confirmed booking, until when, and how the studio is reached for the rest. */
export function Confirmed({ account, booking, now, onCancelled, onAsked, onKept }: Props) {
  const { locale, t } = useTexts('bookings')
  const begun = booking.start <= now
  const deadline = begun ? undefined : toldDeadline(booking)
  const until = deadline && { moment: momentWords(locale, deadline) }
  const free = mayCancel(account, booking, now)
  return (
    <section className="panel paper booking-actions" aria-labelledby="change-title">
      <div className="grid content-start gap-2">
        <h2 id="change-title" className="text-fluid-lg font-semibold">
          {t('bookings.changeTitle')}
        </h2>
        {booking.cancelAskedAt ? (
          <p>{t('bookings.cancelAskedText', { moment: momentWords(locale, booking.cancelAskedAt) })}</p>
        ) : (
          until && <p>{t(free ? 'bookings.cancelUntil' : 'bookings.cancelOver', until)}</p>
        )}
        <p>{t(free || begun ? 'bookings.reachToChange' : 'bookings.reachForAll')}</p>
      </div>
      <div className="booking-ways">
        <ReachStudio />
        {free && <CancelBooking booking={booking} onAnswered={onCancelled} />}
        {booking.cancelAskedAt && <KeepBooking booking={booking} onAnswered={onKept} />}
        {mayAskToCancel(account, booking, now) && <AskToCancel booking={booking} onAnswered={onAsked} />}
      </div>
    </section>
  )
}
