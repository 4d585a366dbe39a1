import type { KeyboardEvent } from 'react'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { totalOf } from '../../../domain/booking/shown-price.ts'
import { readablePhone } from '../../../domain/people/phone.ts'
import { saidDetails } from '../../../i18n/booking-facts.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { joinClauses } from '../../../i18n/joins.ts'
import { periodWordsOn } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'
import { PaidLine } from '../../shared/PaidLine.tsx'
import { useTypeName } from '../../shared/type-name.ts'

/** What a block does while bookings are moved. */
export interface Carrying {
  carried: boolean
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface Props {
  booking: StudioBooking
  /** The calendar's day, on which it begins or goes on. */
  date: string
  /** Whether there is room for one line only. */
  short?: boolean
  /** Whether there is room for its status in words, how to reach the customer, what they said and what it costs. */
  roomy?: boolean
  /** Whether it is so high that it can say one thing more: the address where it is roomy, else what it costs. */
  tall?: boolean
  /** Whether it runs now. */
  runs: boolean
  /** While bookings are moved a press takes this one up; otherwise it opens it. */
  carrying?: Carrying | undefined
}

/** A booking in the calendar: when, whose, what; its status by word, edge and colour. */
export function BookingBlock({
  booking,
  date,
  short = false,
  roomy = false,
  tall = false,
  runs,
  carrying,
}: Props) {
  const language = useTexts('bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { id, status } = booking
  const shared = {
    id: `booking-${id}`,
    className: [
      `booking-block booking-block-${runs ? 'runs' : status}`,
      ...(short ? ['booking-block-short'] : []),
      ...(tall ? ['booking-block-tall'] : []),
    ].join(' '),
    'data-booking': id,
  }
  const time = periodWordsOn(language, periodOf(booking), date)
  const work = nameOf(booking.type, booking.serviceNames)
  const state = t(`bookings.${runs ? 'runs' : status}`)
  const who = customerName(t, booking)
  const { phone, email } = booking.customer
  const said = saidDetails({ locale, t, nameOf }, booking).map(({ text }) => text)
  const content = (
    <>
      <span className="booking-block-words">
        {short ? (
          <>
            <strong>{who}</strong> <span>{time}</span>
            <span className="sr-only">{joinClauses(locale, '', state, work)}</span>
          </>
        ) : (
          <>
            <span className="booking-block-when">
              <span>{time}</span>
              <span className="sr-only">{joinClauses(locale, '', '')}</span>
              <span className={roomy ? 'booking-block-status' : 'sr-only'}>{state}</span>
            </span>
            <span className="booking-block-who">
              <strong>{who}</strong>
              {roomy && phone && <span className="whitespace-nowrap">{readablePhone(phone)}</span>}
              {roomy && tall && email && <span className="booking-block-mail">{email}</span>}
            </span>
            <span className="booking-block-what">
              <span>{work}</span>
              {(roomy || tall) && (
                <span className="booking-block-price">
                  <strong>{formatPrice(locale, totalOf(booking))}</strong>
                  <PaidLine booking={booking} />
                </span>
              )}
              {roomy && said.length > 0 && (
                <span className="booking-block-said">
                  <span>{said.join(' · ')}</span>
                </span>
              )}
            </span>
          </>
        )}
      </span>
      <span className="booking-edge" data-edge aria-hidden="true" />
    </>
  )
  if (!carrying) {
    return (
      <a {...shared} href={localizedPath(locale, `/bookings/${id}`)} draggable={false}>
        {content}
      </a>
    )
  }
  return (
    <button
      {...shared}
      type="button"
      aria-pressed={carrying.carried}
      onClick={carrying.onPress}
      onKeyDown={carrying.onKeyDown}
    >
      {content}
    </button>
  )
}
