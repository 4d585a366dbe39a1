import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { askToCancel } from '../../../stores/bookings/booking-status.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'
import { useSubmission } from '../../shared/use-submission.ts'

interface Props {
  booking: StudioBooking
  onAnswered: (result: Result<unknown>) => void
}

/** The button that asks the studio to cancel what only the studio can cancel; asks back once. */
export function AskToCancel({ booking, onAnswered }: Props) {
  const language = useTexts('bookings')
  const { locale, t } = language
  const [asking, setAsking] = useState(false)
  const { busy, submit } = useSubmission()

  async function ask() {
    const result = await submit(() => askToCancel(booking))
    setAsking(false)
    if (result) onAnswered(result)
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('bookings.askToCancel')}</Button>
      {asking && (
        <ConfirmDialog
          title={t('bookings.askToCancelTitle')}
          no={t('bookings.keepBooking')}
          onNo={() => setAsking(false)}
          yes={t('bookings.askToCancel')}
          onYes={ask}
          busyText={busy && t('bookings.askingToCancel')}
        >
          <p>{asBeginning(locale, bookingLine(language, booking))}</p>
          <p>{t('bookings.askToCancelText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
