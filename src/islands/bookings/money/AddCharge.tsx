import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { type Charge, type ChargeKind, costKinds, paymentKinds } from '../../../domain/booking/money.ts'
import { studioNow } from '../../../stores/clock.ts'
import { useTexts } from '../../shared/island.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { ChargeForm } from './ChargeForm.tsx'

interface Props {
  booking: StudioBooking
  charges: Charge[]
  onDone: (words: string) => void
}

/** The two ways to add to the list: what was paid, and what it costs beside. */
export function AddCharge({ booking, charges, onDone }: Props) {
  const { t } = useTexts('money')
  // A link from the day's plan opens the form at once.
  const [adding, setAdding] = useState<'payment' | 'cost' | undefined>(
    location.hash === '#payment' ? 'payment' : undefined,
  )
  const [left, setLeft] = useState<typeof adding>()
  const addPayment = useArrival<HTMLButtonElement>(left === 'payment')
  const addCost = useArrival<HTMLButtonElement>(left === 'cost')

  function turnTo(form: typeof adding) {
    setLeft(undefined)
    setAdding(form)
  }

  if (!adding) {
    return (
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button ref={addPayment} onClick={() => turnTo('payment')}>
          {t('money.addPayment')}
        </Button>
        <Button ref={addCost} onClick={() => turnTo('cost')}>
          {t('money.addCost')}
        </Button>
      </div>
    )
  }
  return (
    <ChargeForm
      booking={booking}
      charges={charges}
      kinds={kindsFor(booking, adding)}
      onClose={() => {
        setAdding(undefined)
        setLeft(adding)
      }}
      onDone={(words) => {
        turnTo(undefined)
        onDone(words)
      }}
    />
  )
}

/** What can be entered, the likeliest first. */
function kindsFor({ status, start }: StudioBooking, adding: 'payment' | 'cost'): readonly ChargeKind[] {
  if (adding === 'payment') {
    if (status === 'cancelled') return ['refund', 'payment', 'deposit']
    return start > studioNow() ? ['deposit', 'payment', 'refund'] : paymentKinds
  }
  return status === 'cancelled' ? ['fee'] : costKinds.filter((kind) => kind !== 'fee')
}
