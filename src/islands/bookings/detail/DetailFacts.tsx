import { Notice } from '../../../components/ui/Notice.tsx'
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { bookingFacts } from '../../../i18n/booking-facts.ts'
import { formatDate, momentWords } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import type { Account } from '../../../stores/people/session.ts'
import { FromTo } from '../../shared/FromTo.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Linked } from '../../shared/Linked.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import { Customer } from '../Customer.tsx'

interface Props {
  account: Account
  booking: StudioBooking
}

/** What a booking is: how it stands, when, whose, what for, and what it costs. */
export function DetailFacts({ account, booking }: Props) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  // The time has a place of its own above; what nobody has said is not told.
  const facts = bookingFacts({ locale, t, nameOf }, booking).filter(
    ({ field, words }) => field !== 'start' && words !== '',
  )
  return (
    <>
      <p tabIndex={-1} data-booking={booking.id} className="justify-self-start rounded outline-offset-4">
        <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
      </p>
      {booking.status === 'pending' && booking.userId === account.id && (
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
      <dl className="facts sm:grid-cols-2">
        <div className="sm:col-span-2">
          <dt>{t('bookings.dateAndTime')}</dt>
          <dd className="text-fluid-lg proportional-nums">
            {asBeginning(locale, formatDate(locale, booking.start))}
          </dd>
          <dd>
            <FromTo period={periodOf(booking)} />
          </dd>
        </div>
        {account.role === 'admin' && (
          <div>
            <dt>{t('bookings.customer')}</dt>
            <dd>
              <Customer booking={booking} />
            </dd>
          </div>
        )}
        {booking.status === 'cancelled' && booking.reason && (
          <div className="sm:col-span-2">
            <dt>{t('bookings.reasonGiven')}</dt>
            <dd className="font-normal as-typed">{booking.reason}</dd>
          </div>
        )}
        {facts.map(({ field, label, words }) => (
          <div key={field} className={field === 'notes' ? 'sm:col-span-2' : undefined}>
            <dt>{label}</dt>
            <dd className={looks[field]}>
              {field === 'notes' ? <Linked>{words}</Linked> : asBeginning(locale, words)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const looks: Record<string, string> = {
  notes: 'font-normal as-typed',
  price: 'text-fluid-2xl leading-tight proportional-nums',
}
