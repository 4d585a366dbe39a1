import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { keepBooking } from '../../../stores/bookings/booking-status.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'
import { useSubmission } from '../../shared/use-submission.ts'

interface Props {
  /** One that its customer asked to cancel. */
  booking: StudioBooking
  /** Whether an admin answers the wish, of which its customer gets a mail: so it asks back. */
  byStudio?: boolean
  onAnswered: (result: Result<unknown>) => void
}

/** The button that ends the wish to cancel: its customer takes it back, the studio answers that the booking stands. */
export function KeepBooking({ booking, byStudio = false, onAnswered }: Props) {
  const language = useTexts('common', 'bookings')
  const { locale, t } = language
  const [asking, setAsking] = useState(false)
  const { busy, submit } = useSubmission()

  async function keep() {
    const result = await submit(() => keepBooking(booking))
    setAsking(false)
    if (result) onAnswered(result)
  }

  return (
    <>
      <Button
        busy={busy && !asking}
        busyText={t('common.pleaseWait')}
        onClick={byStudio ? () => setAsking(true) : keep}
      >
        {t('bookings.keepAsked')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('bookings.keepTitle')}
          no={t('common.cancel')}
          onNo={() => setAsking(false)}
          yes={t('bookings.keepAsked')}
          onYes={keep}
          busyText={busy && t('common.pleaseWait')}
        >
          <p>{asBeginning(locale, bookingLine(language, booking))}</p>
          <p>{t('bookings.keepText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
