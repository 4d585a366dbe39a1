import { useStore } from '@nanostores/react'
import { Button } from '../../../components/ui/Button.tsx'
import { studio } from '../../../content/studio.ts'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { calendarFile, googleCalendarUrl, withVisitor } from '../../../domain/booking/calendar-file.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { bookingEvent } from '../../../i18n/booking-event.ts'
import { nameWords } from '../../../i18n/customer-name.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { $bookingHistory, revisionOf } from '../../../stores/bookings/booking-history.ts'
import type { Account } from '../../../stores/people/session.ts'
import { download } from '../../shared/download.ts'
import { useTexts } from '../../shared/island.tsx'
import { useTypeName } from '../../shared/type-name.ts'

interface Props {
  account: Account
  /** The one whose history is loaded, which tells a calendar how often it has changed. */
  booking: StudioBooking
}

/**
 * The booking as a file and, unless it is cancelled, as an entry of Google's calendar: the customer's, or the studio's,
 * which is told who comes.
 */
export function CalendarLinks({ account, booking }: Props) {
  const { locale, t } = useTexts('bookings')
  const history = useStore($bookingHistory)
  const revision = revisionOf(history, booking)
  const nameOf = useTypeName()
  const customersEvent = bookingEvent({ locale, t, nameOf }, booking, {
    studio,
    revision: revision ?? 0,
    url: location.origin + localizedPath(locale, `/bookings/${booking.id}`),
  })
  const service = nameOf(booking.type, booking.serviceNames)
  const visitor = { ...booking.customer, name: nameWords(t, booking.customer.name) }
  const event =
    account.role === 'admin'
      ? withVisitor(customersEvent, joinLabel(locale, service, visitor.name), visitor)
      : customersEvent
  const { date, time } = toStudioMoment(booking.start)
  const name = `gegee-studio-${date}-${time.replace(':', '')}.ics`
  return (
    <>
      {/* A file that knows of fewer changes than a calendar does would be ignored there. */}
      {history.status !== 'failed' && (
        <Button
          aria-disabled={revision === undefined}
          onClick={() =>
            revision !== undefined && download(name, 'text/calendar', calendarFile(event, new Date()))
          }
        >
          {t('bookings.calendarFile')}
        </Button>
      )}
      {booking.status !== 'cancelled' && (
        <a className="button button-quiet" href={googleCalendarUrl(event)} target="_blank" rel="noreferrer">
          {t('bookings.googleCalendar')}
        </a>
      )}
    </>
  )
}
