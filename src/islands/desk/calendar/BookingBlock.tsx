import type { KeyboardEvent } from 'react'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { readablePhone } from '../../../domain/people/phone.ts'
import { saidDetails } from '../../../i18n/booking-facts.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { joinClauses } from '../../../i18n/joins.ts'
import { periodWordsOn } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'
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
  /** Whether there is room for how to reach the customer and what they said. */
  roomy?: boolean
  /** Whether it runs now. */
  runs: boolean
  /** While bookings are moved a press takes this one up; otherwise it opens it. */
  carrying?: Carrying | undefined
}

/** A booking in the calendar: when, whose, what; its status by word, edge and colour. */
export function BookingBlock({ booking, date, short = false, roomy = false, runs, carrying }: Props) {
  const language = useTexts('bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { id, status } = booking
  const shared = {
    id: `booking-${id}`,
    className: `booking-block booking-block-${runs ? 'runs' : status} ${short ? 'booking-block-short' : ''}`,
    'data-booking': id,
  }
  const time = periodWordsOn(language, periodOf(booking), date)
  const work = nameOf(booking.type, booking.serviceNames)
  const state = t(`bookings.${runs ? 'runs' : status}`)
  const who = customerName(t, booking)
  const { phone } = booking.customer
  const said = saidDetails({ locale, t, nameOf }, booking).map(({ text }) => text)
  const more = [...(phone ? [readablePhone(phone)] : []), ...said].join(' · ')
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
            <span>
              {time}
              <span className="sr-only">{joinClauses(locale, '', '')}</span>
              <span className="booking-block-status">{state}</span>
            </span>
            <span>
              <strong>{who}</strong>
              <span>{work}</span>
            </span>
            {roomy && more && <span>{more}</span>}
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
