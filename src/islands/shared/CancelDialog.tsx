import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { Result } from '../../domain/errors.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { setBookingStatus } from '../../stores/bookings/booking-status.ts'
import { reasonDraft } from '../../stores/bookings/reason-draft.ts'
import { $session } from '../../stores/people/session.ts'
import { bookingLine } from './booking-line.ts'
import { CustomerLine } from './CustomerLine.tsx'
import { useTexts } from './island.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useSubmission } from './use-submission.ts'

interface Props {
  booking: StudioBooking
  /** Whether it is a request that an admin declines. */
  declining?: boolean
  onKeep: () => void
  /** Called with the database's answer; `booking` may then be one that can no longer be cancelled. */
  onAnswered: (result: Result<unknown>) => void
}

/**
 * Asks once before a booking is cancelled, and carries it out. The studio says why, if it likes; what it typed
 * waits for the next try where this one fails.
 */
export function CancelDialog({ booking, declining = false, onKeep, onAnswered }: Props) {
  const language = useTexts('bookings')
  const { locale, t } = language
  const session = useStore($session)
  const byStudio = session.status === 'signed-in' && session.account.role === 'admin'
  const [reason, setReason] = useState(() => reasonDraft.read(booking.id) ?? '')
  const { busy, submit } = useSubmission()

  async function cancel() {
    const result = await submit(() => setBookingStatus(booking, 'cancelled', byStudio ? reason : undefined))
    if (result) onAnswered(result)
  }

  function type(typed: string) {
    setReason(typed)
    reasonDraft.keep(typed, booking.id)
  }

  return (
    <ConfirmDialog
      title={t(declining ? 'bookings.declineTitle' : 'bookings.cancelTitle')}
      no={t(declining ? 'bookings.keepRequest' : 'bookings.keepBooking')}
      onNo={onKeep}
      yes={t(declining ? 'bookings.decline' : 'bookings.cancelBooking')}
      onYes={cancel}
      busyText={busy && t(declining ? 'bookings.declining' : 'bookings.cancelling')}
    >
      <p>{asBeginning(locale, bookingLine(language, booking))}</p>
      {byStudio ? <CustomerLine customer={booking.customer} /> : <p>{t('bookings.cancelText')}</p>}
      {byStudio && booking.userId && (
        <div className="mt-3">
          <ReasonField value={reason} customers={[booking.customer]} onChange={type} />
        </div>
      )}
    </ConfirmDialog>
  )
}
