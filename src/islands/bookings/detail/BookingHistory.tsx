import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Booking } from '../../../domain/booking/booking.ts'
import { changedFacts } from '../../../i18n/booking-facts.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import type { Locale } from '../../../i18n/locales.ts'
import {
  $bookingHistory,
  type BookingEvent,
  loadBookingHistory,
  refreshBookingHistory,
} from '../../../stores/bookings/booking-history.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { Said } from '../../shared/Said.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import { useFresh } from '../../shared/use-fresh.ts'

interface Props {
  account: Account
  booking: Booking
}

/** What happened to a booking, in words: who, what, when. */
export function BookingHistory({ account, booking }: Props) {
  const { locale, t } = useTexts('bookings')
  const history = useStore($bookingHistory)
  // Each change of the booking is a new object, and has written a new event.
  const load = () => void loadBookingHistory(booking.id)
  useEffect(load, [booking])
  useFresh(() => refreshBookingHistory(booking.id))

  return (
    <section className="grid gap-3 border-t border-line pt-6" aria-labelledby="history-title">
      <h2 id="history-title" className="text-fluid-lg font-semibold">
        {t('bookings.history')}
      </h2>
      <Loaded state={history} load={load} failed={t('bookings.historyLoadFailed')} boxes={2} height="h-12">
        {(events) => (
          <ol className="timeline">
            {events.map((event) => (
              <li key={event.id}>
                <p className="font-semibold">
                  {event.action === 'expired'
                    ? t('bookings.historyExpired')
                    : t(`bookings.history${actorOf(event, account, booking)}${deedOf(event)}`)}
                </p>
                {event.before && <Changes before={event.before} after={event.after} />}
                {event.after.reason && <Said>{event.after.reason}</Said>}
                <p className="text-fluid-sm text-muted tabular-nums">
                  <time dateTime={event.at.toISOString()}>{moment(locale, event.at)}</time>
                </p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  )
}

function actorOf({ actorId }: BookingEvent, account: Account, { userId }: Booking) {
  if (actorId === account.id) return 'You'
  return actorId === userId ? 'Customer' : 'Studio'
}

const deeds = { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled' } as const

function deedOf({ action, after }: BookingEvent) {
  if (action === 'created') return 'Created'
  if (action === 'cancel_asked') return 'Asked'
  return after.status ? deeds[after.status] : 'Edited'
}

const moment = (locale: Locale, at: Date) =>
  joinDateAndTime(locale, formatShortDate(locale, at), formatTime(locale, at))

interface ChangesProps {
  before: Partial<Booking>
  after: Partial<Booking>
}

function Changes({ before, after }: ChangesProps) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  return (
    <ul className="text-fluid-sm tabular-nums">
      {changedFacts({ locale, t, nameOf }, before, after).map(({ field, label, ...fact }) => {
        const values = { before: fact.before || '–', after: fact.after || '–' }
        const words = field === 'notes' ? t('bookings.notesChanged') : t('bookings.changedFromTo', values)
        return <li key={field}>{joinLabel(locale, label, words)}</li>
      })}
    </ul>
  )
}
