import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Translate } from '../../../i18n/t.ts'
import {
  $bookingHistory,
  type BookingEvent,
  type ChangedColumns,
  loadBookingHistory,
} from '../../../stores/bookings/booking-history.ts'
import type { ListedBooking } from '../../../stores/bookings/bookings.ts'
import type { Account } from '../../../stores/people/session.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { useTypeName } from '../../shared/type-name.ts'

interface Props {
  locale: Locale
  t: Translate<'common' | 'bookings' | 'errors'>
  account: Account
  booking: ListedBooking
}

/** What happened to a booking, in words: who, what, when. */
export function BookingHistory({ locale, t, account, booking }: Props) {
  const history = useStore($bookingHistory)
  // Each change of the booking is a new object, and has written a new event.
  const load = () => void loadBookingHistory(booking.id)
  useEffect(load, [booking])

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
                  {t(`bookings.history${actorOf(event, account, booking)}${deedOf(event)}`)}
                </p>
                {event.before && <Changes locale={locale} t={t} before={event.before} after={event.after} />}
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

function actorOf({ actorId }: BookingEvent, account: Account, { userId }: ListedBooking) {
  if (actorId === account.id) return 'You'
  return actorId === userId ? 'Customer' : 'Studio'
}

const deeds = { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled' } as const

function deedOf({ action, after }: BookingEvent) {
  if (action === 'created') return 'Created'
  return after.status ? deeds[after.status] : 'Edited'
}

const moment = (locale: Locale, at: Date) =>
  joinDateAndTime(locale, formatShortDate(locale, at), formatTime(locale, at))

interface ChangesProps {
  locale: Locale
  t: Translate<'bookings'>
  before: ChangedColumns
  after: ChangedColumns
}

function Changes({ locale, t, before, after }: ChangesProps) {
  const nameOf = useTypeName()
  const lines = [
    {
      label: t('bookings.dateAndTime'),
      values: [before.booking_date, after.booking_date].map((at) => at && moment(locale, at)),
    },
    {
      label: t('bookings.duration'),
      values: [before.duration, after.duration].map((count) => count && t('bookings.minutes', { count })),
    },
    {
      label: t('bookings.type'),
      values: [before.type, after.type].map((type) => type && nameOf(type)),
    },
    {
      label: t('bookings.price'),
      values: [before.price, after.price].map((price) =>
        price === undefined ? undefined : formatPrice(locale, price),
      ),
    },
  ]
  return (
    <ul className="text-fluid-sm tabular-nums">
      {lines.map(({ label, values: [from, to] }) =>
        from && to ? (
          <li key={label}>
            {joinLabel(locale, label, t('bookings.changedFromTo', { before: from, after: to }))}
          </li>
        ) : null,
      )}
      {'notes' in before && <li>{joinLabel(locale, t('bookings.notes'), t('bookings.notesChanged'))}</li>}
    </ul>
  )
}
