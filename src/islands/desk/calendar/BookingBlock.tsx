import { StatusMark } from '../../../components/ui/StatusMark.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { fromToOn } from '../../shared/BookingFacts.tsx'
import { useTexts } from '../../shared/island.tsx'
import { useTypeName } from '../../shared/type-name.ts'

interface Props {
  booking: StudioBooking
  /** The calendar's day, on which it begins or goes on. */
  date: string
}

/** A booking in the calendar: when, whose, what; its status by word, shape and colour. */
export function BookingBlock({ booking, date }: Props) {
  const language = useTexts('bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { userId, customer, status } = booking
  const who = userId
    ? (customer.name ?? customer.email ?? t('bookings.noName'))
    : t('bookings.deletedAccount')
  return (
    <a
      className={`booking-block booking-block-${status}`}
      href={localizedPath(locale, `/bookings/${booking.id}`)}
    >
      <span className="flex items-center gap-1.5 font-semibold tabular-nums">
        <StatusMark status={status} />
        {fromToOn(language, booking, date)}
        <span className="sr-only">, </span>
        <span className="font-normal md:sr-only">{t(`bookings.${status}`)}</span>
      </span>
      <span className="block truncate">{who}</span>
      <span className="block truncate">{nameOf(booking.type, booking.serviceNames)}</span>
    </a>
  )
}
