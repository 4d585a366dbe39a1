import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Notice } from '../../../components/ui/Notice.tsx'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { $charges, loadCharges, refreshCharges } from '../../../stores/bookings/charges.ts'
import { studioNow } from '../../../stores/clock.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useFresh } from '../../shared/use-fresh.ts'
import { AddCharge } from './AddCharge.tsx'
import { BalanceFacts } from './BalanceFacts.tsx'
import { ChargeList } from './ChargeList.tsx'

interface Props {
  account: Account
  booking: StudioBooking
}

/** What a booking costs in all and what was paid. Its customer reads it, the studio writes it. */
export function MoneySection({ account, booking }: Props) {
  const { t } = useTexts('money')
  const state = useStore($charges)
  // An object, so that the same message said again is announced again.
  const [done, setDone] = useState<{ words: string }>()
  const tell = (words: string) => setDone({ words })
  const answer = useArrival<HTMLDivElement>(done)
  const load = () => void loadCharges(booking.id)
  useEffect(load, [booking.id])
  useFresh(() => refreshCharges(booking.id))
  const byStudio = account.role === 'admin'
  // Their price stands above; there is more to say once there is more.
  if (!byStudio && !(state.status === 'ready' && state.value.length > 0)) return null
  return (
    <section className="panel paper booking-money grid content-start gap-4" aria-labelledby="money-title">
      <h2 id="money-title" className="text-fluid-lg font-semibold">
        {t('money.title')}
      </h2>
      <BalanceFacts money={booking.money} over={periodOf(booking).end <= studioNow()} />
      {done && (
        <div ref={answer} tabIndex={-1} className="print:hidden">
          <Notice kind="success">{done.words}</Notice>
        </div>
      )}
      <Loaded state={state} load={load} failed={t('money.loadFailed')} boxes={1} height="h-16">
        {(charges) => (
          <>
            {charges.length > 0 && (
              <ChargeList byStudio={byStudio} booking={booking} charges={charges} onDone={tell} />
            )}
            {byStudio && <AddCharge booking={booking} charges={charges} onDone={tell} />}
          </>
        )}
      </Loaded>
    </section>
  )
}
