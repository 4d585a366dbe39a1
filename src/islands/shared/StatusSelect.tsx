import { useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { type BookingStatus, bookingStatuses, type StudioBooking } from '../../domain/booking/booking.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import { setBookingStatus } from '../../stores/bookings/booking-status.ts'
import { useTexts } from './island.tsx'
import { failureText } from './texts.ts'

interface Props {
  booking: StudioBooking
  /** The booking's date in words, to tell one dropdown from the other. */
  date: string
}

/** The admin's dropdown. It shows what the database holds: a refused change falls back by itself. */
export function StatusSelect({ booking, date }: Props) {
  const { t } = useTexts('common', 'bookings', 'errors')
  const [wanted, setWanted] = useState<BookingStatus>()
  const [outcome, setOutcome] = useState<{ ok: true } | { ok: false; code: ErrorCode }>()

  async function change(status: BookingStatus) {
    if (wanted) return
    setWanted(status)
    setOutcome(undefined)
    const result = await setBookingStatus(booking, status)
    setWanted(undefined)
    setOutcome(result)
  }

  return (
    <div className="grid gap-2">
      <select
        className="control"
        aria-label={t('bookings.statusOf', { date })}
        value={wanted ?? booking.status}
        // Not `disabled`, which would take the focus away.
        aria-disabled={wanted !== undefined}
        onChange={(event) => change(event.target.value as BookingStatus)}
      >
        {bookingStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`bookings.${status}`)}
          </option>
        ))}
      </select>
      {outcome?.ok === false && (
        <Notice kind="failure">{failureText(t, t('bookings.statusFailed'), outcome.code)}</Notice>
      )}
      <p role="status" className="sr-only">
        {wanted && t('common.pleaseWait')}
        {outcome?.ok && t('bookings.statusUpdated', { status: t(`bookings.${booking.status}`) })}
      </p>
    </div>
  )
}
