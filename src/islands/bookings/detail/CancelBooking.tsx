import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { CancelDialog } from '../../shared/CancelDialog.tsx'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  booking: StudioBooking
  /** Whether it is a request that an admin declines. */
  declining?: boolean
  onAnswered: (result: Result<unknown>) => void
  /** What else can be done with the booking; stands before the button. */
  children?: ReactNode
}

/** The cancel button; asks once. */
export function CancelBooking({ booking, declining = false, onAnswered, children }: Props) {
  const { t } = useTexts('bookings')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <div className="action-list">
        {children}
        <Button look="danger" onClick={() => setAsking(true)}>
          {t(declining ? 'bookings.decline' : 'bookings.cancelBooking')}
        </Button>
      </div>
      {asking && (
        <CancelDialog
          booking={booking}
          declining={declining}
          onKeep={() => setAsking(false)}
          onAnswered={(result) => {
            setAsking(false)
            onAnswered(result)
          }}
        />
      )}
    </>
  )
}
