import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { TextKey } from '../../../i18n/t.ts'
import {
  $bookingHistory,
  type BookingEvent,
  loadBookingHistory,
  refreshBookingHistory,
} from '../../../stores/bookings/booking-history.ts'
import {
  $bookingMails,
  type BookingMail,
  loadBookingMails,
  refreshBookingMails,
} from '../../../stores/bookings/booking-mails.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { HistoryEvent } from './HistoryEvent.tsx'
import { MailLine } from './MailLine.tsx'

/** What is told of by a mail alone. */
const withoutEvent: Record<string, TextKey<'bookings'>> = {
  booking_reminder: 'bookings.mailReminder',
  booking_charged: 'bookings.mailCharged',
}

interface Props {
  account: Account
  booking: StudioBooking
}

/** What happened to a booking, in words: who, what, when, and what became of the mails about it. */
export function BookingHistory({ account, booking }: Props) {
  const { t } = useTexts('bookings')
  const history = useStore($bookingHistory)
  const loadedMails = useStore($bookingMails)
  const mails = loadedMails.status === 'ready' ? loadedMails.value : []
  // Each change of the booking is a new object, and has written a new event.
  const load = () => {
    loadBookingHistory(booking.id, booking.version)
    loadBookingMails(booking.id)
  }
  useEffect(load, [booking])
  useFresh(() => {
    refreshBookingHistory(booking.id, booking.version)
    refreshBookingMails(booking.id)
  })
  const line = (mail: BookingMail, beside?: Date) => (
    <MailLine key={mail.id} account={account} booking={booking} mail={mail} beside={beside} />
  )

  return (
    <section
      className="panel booking-history grid content-start gap-3 print:hidden"
      aria-labelledby="history-title"
    >
      <h2 id="history-title" className="text-fluid-lg font-semibold">
        {t('bookings.history')}
      </h2>
      <Loaded state={history} load={load} failed={t('bookings.historyLoadFailed')} boxes={2} height="h-12">
        {({ events }) => (
          <ol className="timeline">
            {inOrder(events, mails).map((entry) => (
              <li key={entry.id}>
                {'kind' in entry ? (
                  <>
                    <p className="font-semibold">{t(withoutEvent[entry.kind] ?? 'bookings.mailNudge')}</p>
                    {line(entry)}
                  </>
                ) : (
                  <>
                    <HistoryEvent event={entry} />
                    {mails.filter(({ eventId }) => eventId === entry.id).map((mail) => line(mail, entry.at))}
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {loadedMails.status === 'failed' && (
        <p className="text-fluid-sm text-muted">{t('bookings.mailsLoadFailed')}</p>
      )}
    </section>
  )
}

/** The events, and the mails that belong to none, by time. */
function inOrder(events: BookingEvent[], mails: BookingMail[]): (BookingEvent | BookingMail)[] {
  return [...events, ...mails.filter(({ eventId }) => eventId === null)].sort((a, b) => +a.at - +b.at)
}
