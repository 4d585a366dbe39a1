import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { formatDate, formatTime } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { setBookingStatus } from '../../../stores/bookings/booking-status.ts'
import { useTexts } from '../../shared/island.tsx'
import { useSubmission } from '../../shared/use-submission.ts'

interface Props {
  booking: StudioBooking
  /** What the database said; `booking` may then be one that cannot be cancelled any more. */
  onAnswered: (result: Result<unknown>) => void
  /** What else can be done with the booking; stands before the button. */
  children?: ReactNode
}

/** The cancel button; asks once. */
export function CancelBooking({ booking, onAnswered, children }: Props) {
  const { locale, t } = useTexts('bookings')
  const [asking, setAsking] = useState(false)
  const { busy, submit } = useSubmission()

  async function cancel() {
    const result = await submit(() => setBookingStatus(booking, 'cancelled'))
    setAsking(false)
    if (result) onAnswered(result)
  }

  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('bookings.cancelBooking')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('bookings.cancelTitle')}
          no={t('bookings.keepBooking')}
          onNo={() => setAsking(false)}
          yes={t('bookings.cancelBooking')}
          onYes={cancel}
          busyText={busy && t('bookings.cancelling')}
        >
          <p>
            {t('bookings.cancelText', {
              date: asBeginning(locale, formatDate(locale, booking.start)),
              time: formatTime(locale, booking.start),
            })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
