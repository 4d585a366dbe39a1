import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { formatDate, momentWords } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { periodWords } from '../../../i18n/session-words.ts'
import type { Account } from '../../../stores/people/session.ts'
import { BesideTitle } from '../../shared/BesideTitle.tsx'
import { BookingBadge } from '../../shared/BookingBadge.tsx'
import { OtherClocks } from '../../shared/FromTo.tsx'
import { useTexts } from '../../shared/island.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import { Customer } from '../Customer.tsx'
import { PaperHead } from './PaperHead.tsx'

interface Props {
  account: Account
  booking: StudioBooking
  now: Date
  /** What can be done with it. */
  children: ReactNode
}

/**
 * A booking's day, hours and service as the title of its page (`#booking-when`), at the desk beside it whose it is; below
 * them how it stands, by whose clock and what can be done with it, and on paper the studio's head above them (`#paper-head`).
 */
export function DetailHead({ account, booking, now, children }: Props) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  const period = periodOf(booking)
  const paper = document.getElementById('paper-head')
  const when = document.getElementById('booking-when')
  return (
    <>
      {paper && createPortal(<PaperHead booking={booking} />, paper)}
      {when &&
        createPortal(
          <>
            <span className="block">{asBeginning(locale, formatDate(locale, booking.start))}</span>{' '}
            <span className="booking-hours">{periodWords({ locale, t }, period)}</span>{' '}
            <span className="booking-what">{nameOf(booking.type, booking.serviceNames)}</span>
          </>,
          when,
        )}
      {account.role === 'admin' && (
        <BesideTitle>
          <Customer booking={booking} />
        </BesideTitle>
      )}
      <div className="booking-stands">
        <p className="booking-clock">
          <OtherClocks period={period} />
        </p>
        <p tabIndex={-1} data-booking={booking.id} className="rounded outline-offset-4 print:hidden">
          <BookingBadge booking={booking} now={now} />
        </p>
        {booking.cancelAskedAt && <p className="font-semibold text-negative">{t('bookings.cancelAsked')}</p>}
        {children}
        {account.role === 'admin' && booking.status === 'pending' && booking.expiresAt && (
          <p className="text-fluid-sm text-muted print:hidden">
            {t('bookings.expiresAt', { moment: momentWords(locale, booking.expiresAt) })}
          </p>
        )}
      </div>
    </>
  )
}
