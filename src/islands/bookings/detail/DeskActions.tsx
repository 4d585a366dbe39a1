import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { isOver } from '../../../domain/booking/own-day.ts'
import { isOfToday } from '../../../domain/booking/session-length.ts'
import type { Result } from '../../../domain/errors.ts'
import { momentWords } from '../../../i18n/format.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { Account } from '../../../stores/people/session.ts'
import { Attendance } from '../../shared/Attendance.tsx'
import { ConfirmRequest } from '../../shared/ConfirmRequest.tsx'
import { useTexts } from '../../shared/island.tsx'
import { SessionLength } from '../../shared/session-length/SessionLength.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { OtherTime } from './OtherTime.tsx'

interface Props {
  account: Account
  /** One that an admin may change. */
  booking: StudioBooking
  now: Date
  onCancelled: (result: Result<unknown>) => void
  onLengthChanged: (result: Result<unknown>, done: string) => void
}

/** What an admin has to do with a booking, and below or beside it what can be done: in one place, before all that is told. */
export function DeskActions({ account, booking, now, onCancelled, onLengthChanged }: Props) {
  const { locale, t } = useTexts('bookings', 'money')
  const waits = booking.status === 'pending'
  const over = isOver(booking, now)
  const today = isOfToday(booking, now)
  return (
    <section className="panel booking-actions print:hidden" aria-labelledby="actions-title">
      {/* What a session of today has to be asked has a name of its own. */}
      <div className={today && !over ? 'sr-only' : 'grid content-start gap-3'}>
        <h2 id="actions-title" className="text-fluid-lg font-semibold">
          {t(waits ? 'money.answerRequest' : over ? 'money.attendance' : 'money.editOrCancel')}
        </h2>
        {waits && booking.expiresAt && (
          <p className="max-w-measure text-fluid-sm text-muted">
            {t('bookings.expiresAt', { moment: momentWords(locale, booking.expiresAt) })}
          </p>
        )}
        <Attendance booking={booking} now={now} />
      </div>
      {today && <SessionLength booking={booking} now={now} onAnswered={onLengthChanged} />}
      <div>
        <CancelBooking booking={booking} declining={waits} onAnswered={onCancelled}>
          {waits && (
            <span className="contents max-md:hidden">
              <ConfirmRequest booking={booking} />
            </span>
          )}
          <OtherTime account={account} booking={booking} />
          <a className="button button-quiet" href={localizedPath(locale, `/bookings/${booking.id}/edit`)}>
            {t('bookings.edit')}
          </a>
        </CancelBooking>
      </div>
    </section>
  )
}
