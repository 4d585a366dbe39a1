import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../components/ui/EmptyState.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { loadRequests, requests } from '../../../stores/bookings/requests.ts'
import { loadStatistics } from '../../../stores/statistics.ts'
import { bookingLine } from '../../shared/BookingFacts.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { MoreButton } from '../../shared/MoreButton.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { loadTwoDays } from './Programme.tsx'
import { RequestCard } from './RequestCard.tsx'

/** What customers asked for and nobody has answered, the longest waiting first. */
export function Requests() {
  const language = useTexts('admin', 'bookings')
  const { t } = language
  const state = useStore(requests.$state)
  const [outcome, setOutcome] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    loadRequests()
  }, [])
  useFresh(() => void requests.refresh())

  async function answered(booking: StudioBooking, answer: 'confirmed' | 'cancelled') {
    const line = bookingLine(language, booking)
    await Promise.all([loadRequests(), loadStatistics(), loadTwoDays()])
    setOutcome(t(answer === 'confirmed' ? 'admin.confirmed' : 'admin.declined', { booking: line }))
    // The card has gone, and with it the focus.
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="requests" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="requests" ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
        {t('admin.requestsTitle')}
      </h2>
      <p role="status" className={outcome ? 'notice notice-success' : 'sr-only'}>
        {outcome}
      </p>
      <Loaded state={state} load={loadRequests} failed={t('bookings.loadFailed')} boxes={2} height="h-40">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="day" title={t('admin.requestsEmpty')} />
          ) : (
            <ul className="grid gap-3">
              {items.map((booking) => (
                <li key={booking.id}>
                  <RequestCard booking={booking} onAnswered={(answer) => answered(booking, answer)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton list={requests} />
    </section>
  )
}
