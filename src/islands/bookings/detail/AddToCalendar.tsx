import { useStore } from '@nanostores/react'
import { Button } from '../../../components/ui/Button.tsx'
import { studio } from '../../../content/studio.ts'
import type { Booking } from '../../../domain/booking/booking.ts'
import { calendarFile, googleCalendarUrl } from '../../../domain/calendar/calendar.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { bookingEvent } from '../../../i18n/booking-event.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { $bookingHistory } from '../../../stores/bookings/booking-history.ts'
import { download } from '../../shared/download.ts'
import { useTexts } from '../../shared/island.tsx'
import { useTypeName } from '../../shared/type-name.ts'

interface Props {
  booking: Booking
}

/** The booking for the customer's own calendar; a cancelled one only as the file that takes it out again. */
export function AddToCalendar({ booking }: Props) {
  const { locale, t } = useTexts('bookings')
  const history = useStore($bookingHistory)
  const nameOf = useTypeName()
  const event = bookingEvent({ locale, t, nameOf }, booking, {
    studio,
    revision: history.status === 'ready' ? Math.max(0, history.value.length - 1) : 0,
    url: location.origin + localizedPath(locale, `/bookings/${booking.id}`),
  })
  const { date, time } = toStudioMoment(booking.start)
  const name = `gegee-studio-${date}-${time.replace(':', '')}.ics`

  return (
    <section className="grid gap-3 border-t border-line pt-6 print:hidden" aria-labelledby="calendar-title">
      <h2 id="calendar-title" className="text-fluid-lg font-semibold">
        {t('bookings.addToCalendar')}
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => download(name, 'text/calendar', calendarFile(event, new Date()))}>
          {t('bookings.calendarFile')}
        </Button>
        {booking.status !== 'cancelled' && (
          <a className="button button-quiet" href={googleCalendarUrl(event)} target="_blank" rel="noreferrer">
            {t('bookings.googleCalendar')}
          </a>
        )}
      </div>
    </section>
  )
}
