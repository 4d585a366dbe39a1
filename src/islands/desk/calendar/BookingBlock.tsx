import type { KeyboardEvent } from 'react'
import { StatusMark } from '../../../components/ui/StatusMark.tsx'
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
  /** While bookings are moved a press takes this one up; otherwise it opens it. */
  carrying?: Carrying | undefined
}

/** A booking in the calendar: when, whose, what; its status by word, shape and colour. */
export function BookingBlock({ booking, date, short = false, roomy = false, carrying }: Props) {
  const language = useTexts('bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { id, status } = booking
  const shared = {
    id: `booking-${id}`,
    className: `booking-block booking-block-${status} ${short ? 'booking-block-short' : ''}`,
    'data-booking': id,
  }
  const time = periodWordsOn(language, periodOf(booking), date)
  const work = nameOf(booking.type, booking.serviceNames)
  const state = t(`bookings.${status}`)
  const who = customerName(t, booking)
  const { phone } = booking.customer
  const said = saidDetails({ locale, t, nameOf }, booking).map(({ text }) => text)
  const more = [...(phone ? [readablePhone(phone)] : []), ...said].join(' · ')
  const content = (
    <>
      {short ? (
        <>
          <span className="flex max-w-full items-center gap-1.5">
            <StatusMark status={status} />
            <span className="truncate font-semibold text-ink">{who}</span>
          </span>
          <span>{time}</span>
          <span className="sr-only">{joinClauses(locale, '', state, work)}</span>
        </>
      ) : (
        <>
          <span className="flex items-center gap-1.5">
            <StatusMark status={status} />
            {time}
            <span className="sr-only">{joinClauses(locale, '', '')}</span>
            <span className="booking-block-status">{state}</span>
          </span>
          {roomy ? (
            <>
              <span className="block truncate">
                <strong className="font-semibold">{who}</strong> · {work}
              </span>
              <span className="block truncate">{more}</span>
            </>
          ) : (
            <>
              <span className="block truncate font-semibold">{who}</span>
              <span className="block truncate">{work}</span>
            </>
          )}
        </>
      )}
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
