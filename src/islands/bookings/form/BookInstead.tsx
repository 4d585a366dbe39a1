import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { ReasonField } from '../../shared/ReasonField.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'

interface Props {
  /** Those that hold the time. */
  requests: StudioBooking[]
  book: (reason: string) => Promise<Result<string>>
  onBooked: (id: string) => void
}

/** Declines the requests that hold the wanted time and books it, in one step; asks once, for a reason, too. */
export function BookInstead({ requests, book, onBooked }: Props) {
  const language = useTexts('bookings', 'common', 'errors')
  const { locale, t } = language
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const { busy, error, submit, forget } = useSubmission()

  async function send() {
    const result = await submit(() => book(reason))
    if (result?.ok) onBooked(result.value)
  }

  return (
    <>
      <Button
        onClick={() => {
          forget()
          setAsking(true)
        }}
      >
        {t('bookings.bookInstead')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('bookings.bookInsteadTitle')}
          no={t('common.back')}
          onNo={() => setAsking(false)}
          yes={t('bookings.bookInstead')}
          onYes={send}
          busyText={busy && t('bookings.booking')}
        >
          {requests.map((request) => (
            <div key={request.id}>
              <p>{asBeginning(locale, bookingLine(language, request))}</p>
              <CustomerLine customer={request.customer} />
            </div>
          ))}
          <div className="mt-3">
            <ReasonField
              value={reason}
              customers={requests.map(({ customer }) => customer)}
              onChange={setReason}
            />
          </div>
          {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
        </ConfirmDialog>
      )}
    </>
  )
}
