import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { Account } from '../../../stores/people/session.ts'
import { ConfirmRequest } from '../../shared/ConfirmRequest.tsx'
import { useTexts } from '../../shared/island.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { KeepBooking } from './KeepBooking.tsx'
import { OtherTime } from './OtherTime.tsx'

interface Props {
  account: Account
  /** One that an admin may change. */
  booking: StudioBooking
  onCancelled: (result: Result<unknown>) => void
  onKept: (result: Result<unknown>) => void
}

/** The answers to a request, or what else an admin can do with a booking, beside how it stands. */
export function DeskActions({ account, booking, onCancelled, onKept }: Props) {
  const { locale, t } = useTexts('bookings', 'money')
  const waits = booking.status === 'pending'
  return (
    <section
      className="booking-do print:hidden"
      aria-label={t(waits ? 'money.answerRequest' : 'money.editOrCancel')}
    >
      <CancelBooking booking={booking} declining={waits} onAnswered={onCancelled}>
        {waits && (
          <span className="contents max-md:hidden">
            <ConfirmRequest booking={booking} />
          </span>
        )}
        {booking.cancelAskedAt && <KeepBooking byStudio booking={booking} onAnswered={onKept} />}
        <OtherTime account={account} booking={booking} />
        <a className="button button-quiet" href={localizedPath(locale, `/bookings/${booking.id}/edit`)}>
          {t('bookings.edit')}
        </a>
      </CancelBooking>
    </section>
  )
}
