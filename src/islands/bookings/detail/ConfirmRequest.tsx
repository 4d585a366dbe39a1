import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import { setBookingStatus } from '../../../stores/bookings/booking-status.ts'
import { useTexts } from '../../shared/island.tsx'
import { failureText } from '../../shared/texts.ts'

/** An admin confirms a request on its own page, and can take that back for a moment. */
export function ConfirmRequest({ booking }: { booking: StudioBooking }) {
  const { t } = useTexts('bookings', 'common', 'errors')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ErrorCode>()

  async function confirm() {
    setBusy(true)
    const result = await setBookingStatus(booking, 'confirmed')
    setBusy(false)
    setError(result.ok ? undefined : result.code)
  }

  return (
    <>
      <Button look="primary" busy={busy} busyText={t('common.pleaseWait')} onClick={confirm}>
        {t('bookings.confirmRequest')}
      </Button>
      {error && (
        <div className="order-last basis-full">
          <Notice kind="failure">{failureText(t, t('bookings.statusFailed'), error)}</Notice>
        </div>
      )}
    </>
  )
}
