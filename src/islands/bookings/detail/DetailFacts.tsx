import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { wentUnanswered, wouldBookAgain } from '../../../domain/booking/permissions.ts'
import { totalOf } from '../../../domain/booking/shown-price.ts'
import { bookingFacts } from '../../../i18n/booking-facts.ts'
import { customerFacts } from '../../../i18n/due-words.ts'
import { momentWords } from '../../../i18n/format.ts'
import { $bookingOffer } from '../../../stores/bookings/offers.ts'
import type { Account } from '../../../stores/people/session.ts'
import { FactEntries } from '../../shared/BookingEntries.tsx'
import { useTexts } from '../../shared/island.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import { BookAgain } from '../BookAgain.tsx'
import { ReachStudio } from './ReachStudio.tsx'

interface Props {
  account: Account
  booking: StudioBooking
  now: Date
  /** The light of its hours, below them. */
  children: ReactNode
}

/** What a booking is beside what its head says: how long, what it costs, and what is said of it. */
export function DetailFacts({ account, booking, now, children }: Props) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  const offer = useStore($bookingOffer)
  const { start, type, ...rest } = booking
  // As everywhere: with what came to the price, which the payments say below.
  const price = totalOf(booking).amount
  const facts = bookingFacts({ locale, t, nameOf }, { ...rest, price })
  const asked = booking.status === 'pending' && booking.userId === account.id
  // Then the studio has answered, and waits for the customer.
  const offered = offer.status === 'ready' && offer.value !== null && offer.value.free && !offer.value.kept
  const unanswered = wentUnanswered(booking, now)
  return (
    <>
      {asked && unanswered && (
        <Notice kind="info">
          {t('bookings.unanswered')}
          <ReachStudio />
        </Notice>
      )}
      {asked && !unanswered && !offered && (
        <Notice kind="info">
          {t('bookings.bookedNotice')}
          {booking.expiresAt && (
            <>
              <br />
              {t('bookings.expiresAt', { moment: momentWords(locale, booking.expiresAt) })}
            </>
          )}
        </Notice>
      )}
      {account.role === 'admin' && booking.cancelAskedAt && (
        <Notice kind="info">
          {t('bookings.cancelAskedAt', { moment: momentWords(locale, booking.cancelAskedAt) })}
        </Notice>
      )}
      {children}
      <div className="booking-facts-line">
        <dl className="facts booking-facts">
          {booking.status === 'cancelled' && booking.reason && (
            <div className="sm:col-span-full">
              <dt>{t('bookings.reasonGiven')}</dt>
              <dd className="font-normal as-typed">{booking.reason}</dd>
            </div>
          )}
          <FactEntries
            facts={account.role === 'admin' ? facts : customerFacts({ locale, t }, booking, facts)}
          />
        </dl>
        {wouldBookAgain(account, booking, now) && (
          <BookAgain booking={booking} className="button button-primary print:hidden" />
        )}
      </div>
    </>
  )
}
