import { StatusBadge } from '../../components/ui/StatusBadge.tsx'
import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { wouldBookAgain } from '../../domain/booking/permissions.ts'
import { agreedPrice } from '../../domain/booking/shown-price.ts'
import { formatDate } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { minutesWords, periodWords } from '../../i18n/session-words.ts'
import { studioNow } from '../../stores/clock.ts'
import type { Account } from '../../stores/people/session.ts'
import { CustomerLine } from '../shared/CustomerLine.tsx'
import { useTexts } from '../shared/island.tsx'
import { PaidLine } from '../shared/PaidLine.tsx'
import { StatusSelect } from '../shared/StatusSelect.tsx'
import { useTypeName } from '../shared/type-name.ts'
import { BookAgain } from './BookAgain.tsx'
import { DetailsLink } from './DetailsLink.tsx'

interface Props {
  account: Account
  booking: StudioBooking
}

export function BookingCard({ account, booking }: Props) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  const date = formatDate(locale, booking.start)
  return (
    <article className="relative grid items-center gap-4 max-md:gap-3 md:grid-cols-[1fr_auto]">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
          <span className="text-muted">{nameOf(booking.type, booking.serviceNames)}</span>
        </p>
        <h2 className="text-fluid-lg font-semibold max-md:text-base">{asBeginning(locale, date)}</h2>
        <p className="dotted text-muted">
          <span>{periodWords({ locale, t }, periodOf(booking))}</span>
          <span>{minutesWords({ locale, t }, booking.duration)}</span>
          <span>{formatPrice(locale, agreedPrice(booking))}</span>
        </p>
        <PaidLine booking={booking} />
        {booking.cancelAskedAt && <p className="font-semibold text-negative">{t('bookings.cancelAsked')}</p>}
        {account.role === 'admin' &&
          (booking.userId ? (
            <CustomerLine customer={booking.customer} userId={booking.userId} />
          ) : (
            <p className="text-muted">{t('bookings.deletedAccount')}</p>
          ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:gap-x-2 md:flex-col md:items-end">
        {account.role === 'admin' && <StatusSelect booking={booking} date={date} />}
        <DetailsLink booking={booking} whole={account.role !== 'admin'} />
        {wouldBookAgain(account, booking, studioNow()) && (
          <BookAgain booking={booking} className="button button-plain relative" />
        )}
      </div>
    </article>
  )
}
