import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { runsAt } from '../../domain/booking/own-day.ts'
import { wouldBookAgain } from '../../domain/booking/permissions.ts'
import { formatDate } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { periodWords } from '../../i18n/session-words.ts'
import { studioNow } from '../../stores/clock.ts'
import type { Account } from '../../stores/people/session.ts'
import { CustomerLine } from '../shared/CustomerLine.tsx'
import { DetailsLink } from '../shared/DetailsLink.tsx'
import { useTexts } from '../shared/island.tsx'
import { SessionLight } from '../shared/SessionLight.tsx'
import { StatusSelect } from '../shared/StatusSelect.tsx'
import { BookAgain } from './BookAgain.tsx'
import { OfferedTime } from './OfferedTime.tsx'
import { SessionFacts } from './SessionFacts.tsx'

interface Props {
  account: Account
  booking: StudioBooking
  heading: 'h2' | 'h3'
}

export function BookingCard({ account, booking, heading: Heading }: Props) {
  const { locale, t } = useTexts('bookings')
  const date = formatDate(locale, booking.start)
  const period = periodOf(booking)
  const own = account.role !== 'admin'
  const over = booking.status === 'cancelled' || period.end <= studioNow()
  return (
    <article
      className={`relative grid items-center gap-4 max-md:gap-3 md:grid-cols-[1fr_auto] md:gap-x-8 ${own ? 'wide:grid-cols-[1fr_17rem_auto]' : ''}`}
    >
      <div className="grid items-baseline gap-x-8 gap-y-2 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <Heading className="text-base font-semibold">
          {asBeginning(locale, date)}
          <span className="block text-fluid-2xl tracking-[-0.01em]">
            {periodWords({ locale, t }, period)}
          </span>
        </Heading>
        <div className="grid gap-1.5">
          <SessionFacts booking={booking} />
          <OfferedTime booking={booking} />
          {booking.cancelAskedAt && (
            <p className="font-semibold text-negative">{t('bookings.cancelAsked')}</p>
          )}
          {!own &&
            (booking.userId ? (
              <CustomerLine customer={booking.customer} userId={booking.userId} />
            ) : (
              <p className="text-muted">{t('bookings.deletedAccount')}</p>
            ))}
        </div>
      </div>
      {/* The light that it has or had, where there is room beside the words. */}
      {own && (
        <div className="hidden wide:block">
          <SessionLight booking={booking} brief over={over} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:gap-x-2 md:flex-col md:items-end">
        {!own && <StatusSelect booking={booking} runs={runsAt(booking, studioNow())} date={date} />}
        <DetailsLink booking={booking} whole={own} />
        {wouldBookAgain(account, booking, studioNow()) && (
          <BookAgain booking={booking} className="link relative inline-flex min-h-11 items-center" />
        )}
      </div>
    </article>
  )
}
