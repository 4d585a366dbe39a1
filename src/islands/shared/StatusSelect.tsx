import { useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { type BookingStatus, bookingStatuses, type StudioBooking } from '../../domain/booking/booking.ts'
import type { ErrorCode, Result } from '../../domain/errors.ts'
import { setBookingStatus } from '../../stores/bookings/booking-status.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { useTexts } from './island.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { failureText } from './texts.ts'

interface Props {
  booking: StudioBooking
  /** Whether it runs now, which is said in the place of that it is agreed. */
  runs: boolean
  /** The booking's date in words, to tell one dropdown from the other. */
  date: string
}

const inTheWay: ErrorCode[] = ['booking_taken', 'booking_closed']

/** The admin's dropdown; asks before it cancels. It shows what the database holds: a refused change falls back. */
export function StatusSelect({ booking, runs, date }: Props) {
  const { t } = useTexts('common', 'bookings', 'errors')
  const [wanted, setWanted] = useState<BookingStatus>()
  const [asking, setAsking] = useState(false)
  /** The status wanted for a cancelled booking whose time is taken by now. */
  const [restoring, setRestoring] = useState<BookingStatus>()
  const [outcome, setOutcome] = useState<Result<unknown>>()

  async function change(status: BookingStatus) {
    if (wanted) return
    setOutcome(undefined)
    if (status === 'cancelled') return setAsking(true)
    setWanted(status)
    const result = await setBookingStatus(booking, status)
    setWanted(undefined)
    if (!result.ok && inTheWay.includes(result.code)) setRestoring(status)
    else setOutcome(result)
  }

  return (
    <div className="grid gap-2">
      <select
        className="control"
        data-booking={booking.id}
        aria-label={t('bookings.statusOf', { date })}
        value={wanted ?? booking.status}
        // Not `disabled`, which would take the focus away.
        aria-busy={wanted !== undefined}
        aria-disabled={wanted !== undefined}
        onChange={(event) => change(event.target.value as BookingStatus)}
      >
        {bookingStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`bookings.${runs && status === 'confirmed' ? 'runs' : status}`)}
          </option>
        ))}
      </select>
      {outcome?.ok === false && (
        <Notice kind="failure">{failureText(t, t('bookings.statusFailed'), outcome.code)}</Notice>
      )}
      {asking && (
        <CancelDialog
          booking={booking}
          onKeep={() => setAsking(false)}
          onAnswered={(result) => {
            setAsking(false)
            setOutcome(result)
          }}
        />
      )}
      {restoring && (
        <RestoreDialog booking={booking} status={restoring} onClose={() => setRestoring(undefined)} />
      )}
      <p role="status" className="sr-only">
        {wanted && t('common.pleaseWait')}
        {outcome?.ok && t('bookings.statusUpdated', { status: t(`bookings.${booking.status}`) })}
      </p>
    </div>
  )
}
