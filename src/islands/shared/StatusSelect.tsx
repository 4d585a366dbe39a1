import { useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { type Booking, type BookingStatus, bookingStatuses } from '../../domain/booking.ts'
import type { ErrorCode, Result } from '../../domain/errors.ts'
import type { Translate } from '../../i18n/t.ts'
import { failureText } from './texts.ts'

interface Props {
  t: Translate<'common' | 'bookings' | 'errors'>
  booking: Pick<Booking, 'id' | 'status'>
  /** The booking's date in words, to tell one dropdown from the other. */
  date: string
  /** Asks the database; where it agrees, `booking` comes back changed. */
  setStatus: (id: string, status: BookingStatus) => Promise<Result<unknown>>
}

/** The admin's dropdown. It shows what the database holds: a refused change falls back by itself. */
export function StatusSelect({ t, booking, date, setStatus }: Props) {
  const [wanted, setWanted] = useState<BookingStatus>()
  const [outcome, setOutcome] = useState<{ ok: true } | { ok: false; code: ErrorCode }>()

  async function change(status: BookingStatus) {
    setWanted(status)
    setOutcome(undefined)
    const result = await setStatus(booking.id, status)
    setWanted(undefined)
    setOutcome(result)
  }

  return (
    <div className="grid gap-2">
      <select
        className="control"
        aria-label={t('bookings.statusOf', { date })}
        value={wanted ?? booking.status}
        disabled={wanted !== undefined}
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
