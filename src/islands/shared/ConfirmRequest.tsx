import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { joinLabel } from '../../i18n/joins.ts'
import { setBookingStatus } from '../../stores/bookings/booking-status.ts'
import { useTexts } from './island.tsx'
import { failureText } from './texts.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  booking: StudioBooking
  /** Among others of its kind: it is plain and short, and its name says which booking it is about. */
  among?: { of: string; label: string }
}

/** Lets an admin confirm a request where it is listed, and take that back for a moment. */
export function ConfirmRequest({ booking, among }: Props) {
  const { locale, t } = useTexts('bookings', 'common', 'errors')
  const { busy, error, submit } = useSubmission()

  async function confirm() {
    const result = await submit(() => setBookingStatus(booking, 'confirmed'))
    // The button has gone, so the focus goes to the booking's status.
    if (result?.ok) document.querySelector<HTMLElement>(`[data-booking="${booking.id}"]`)?.focus()
  }

  return (
    <>
      <Button
        look={among ? 'plain' : 'primary'}
        busy={busy}
        busyText={t('common.pleaseWait')}
        aria-label={among && joinLabel(locale, t('bookings.confirmRequest'), among.of)}
        onClick={confirm}
      >
        {among?.label ?? t('bookings.confirmRequest')}
      </Button>
      {error && (
        <div className="order-last basis-full">
          <Notice kind="failure">{failureText(t, t('bookings.statusFailed'), error)}</Notice>
        </div>
      )}
    </>
  )
}
