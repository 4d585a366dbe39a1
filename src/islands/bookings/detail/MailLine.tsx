import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import type { BookingMail } from '../../../stores/bookings/booking-mails.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { PhoneLink } from '../../shared/PhoneLink.tsx'

interface Props {
  account: Account
  booking: StudioBooking
  mail: BookingMail
  /** When what the mail tells of happened: on the same day the time is enough. */
  beside: Date | undefined
}

/** What became of a mail, in small print beside its event. Customers who did not get it are to be phoned. */
export function MailLine({ account, booking, mail, beside }: Props) {
  const { locale, t } = useTexts('bookings')
  const { audience, state, at } = mail
  const day = (instant: Date) => toStudioMoment(instant).date
  const time = formatTime(locale, at)
  const words = {
    waiting: t('bookings.mailWaiting'),
    sent: t('bookings.mailSent', {
      time:
        beside && day(beside) === day(at) ? time : joinDateAndTime(locale, formatShortDate(locale, at), time),
    }),
    failed: t('bookings.mailFailed'),
  }
  const toCustomer = t(account.role === 'admin' ? 'bookings.mailToCustomer' : 'bookings.mailToYou')
  const { phone } = booking.customer
  return (
    <p className={`text-fluid-sm ${state === 'failed' ? 'font-semibold text-negative' : 'text-muted'}`}>
      {joinLabel(locale, audience === 'studio' ? t('bookings.mailToStudio') : toCustomer, words[state])}
      {state === 'failed' && account.role === 'admin' && audience === 'customer' && phone && (
        <span className="block">
          {joinLabel(locale, t('bookings.mailPhone'), '')}
          <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center" />
        </span>
      )}
    </p>
  )
}
