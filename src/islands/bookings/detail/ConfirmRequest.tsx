import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { setBookingStatus } from '../../../stores/bookings/booking-status.ts'
import { useTexts } from '../../shared/island.tsx'
import { failureText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'

/** An admin confirms a request on its own page, and can take that back for a moment. */
export function ConfirmRequest({ booking }: { booking: StudioBooking }) {
  const { t } = useTexts('bookings', 'common', 'errors')
  const { busy, error, submit } = useSubmission()
  const confirm = () => submit(() => setBookingStatus(booking, 'confirmed'))
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
