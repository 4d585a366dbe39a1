import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../components/ui/EmptyState.tsx'
import type { StudioRequest } from '../../../domain/booking/request.ts'
import { requests } from '../../../stores/bookings/requests.ts'
import { $undone } from '../../../stores/bookings/undo.ts'
import { needClock } from '../../../stores/clock.ts'
import { refreshNumbers } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { MoreButton } from '../../shared/MoreButton.tsx'
import { UndoBar } from '../../shared/UndoBar.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { useRoomy } from '../../shared/use-room.ts'
import { AllRequests } from './AllRequests.tsx'
import { FoldedRequest } from './FoldedRequest.tsx'
import { loadScreenOfRequests } from './load-requests.ts'
import { RequestCard } from './RequestCard.tsx'
import { refreshTwoDays } from './two-days.ts'

/** What customers asked for and nobody has answered, the next session first: a few at once. */
export function Requests() {
  const { t } = useTexts('admin', 'bookings')
  const state = useStore(requests.$state)
  const undone = useStore($undone)
  const [outcome, setOutcome] = useState('')
  // Two stand open, on a phone one, and the others a line each until they are pressed: the day stays in sight.
  const standOpen = useRoomy() ? 2 : 1
  const [unfolded, setUnfolded] = useState<string[]>([])
  const unfold = (id: string | undefined) => id && setUnfolded((ids) => [...ids, id])
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // As many as are shown: who answers the twentieth goes on with the next.
  const reload = () => Promise.all([requests.refresh(), refreshNumbers(), refreshTwoDays()])
  useEffect(() => {
    needClock()
    loadScreenOfRequests()
  }, [])
  useEffect(() => {
    const id = undone?.booking.id
    // Its card comes back, and takes the focus of what has taken it back.
    if (id) reload().then(() => showCard(id))
  }, [undone])
  useFresh(() => void requests.refresh())

  async function answered(index: number) {
    setOutcome('')
    await reload()
    const left = requests.$state.get()
    const next = left.status === 'ready' ? left.value.items : []
    // The card has gone, and with it the focus: the next one is where it was.
    unfold(next[Math.min(index, next.length - 1)]?.id)
    focusSoon((cards) => cards[Math.min(index, cards.length - 1)])
  }

  function showCard(id: string) {
    unfold(id)
    focusSoon((cards) => cards.find(({ dataset }) => dataset.booking === id))
  }

  function focusSoon(which: (cards: HTMLElement[]) => HTMLElement | undefined) {
    requestAnimationFrame(() => {
      const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-booking]') ?? [])]
      const next = which(cards) ?? heading.current
      next?.focus({ preventScroll: true })
    })
  }

  return (
    <section aria-labelledby="requests" className="first-calls grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="requests" ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
        {t('admin.requestsTitle')}
      </h2>
      <p role="status" className={outcome ? 'notice notice-success' : 'sr-only'}>
        {outcome}
      </p>
      <UndoBar />
      <Loaded
        state={state}
        load={loadScreenOfRequests}
        failed={t('bookings.loadFailed')}
        boxes={2}
        height="h-40"
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="letter" title={t('admin.requestsEmpty')} small />
          ) : (
            <ul ref={list} className="ruled">
              {items.map((request: StudioRequest, index) => (
                <li key={request.id}>
                  {index < standOpen || unfolded.includes(request.id) ? (
                    <RequestCard
                      request={request}
                      first={index === 0}
                      onAnswered={() => answered(index)}
                      onOffered={() => {
                        setOutcome(t('bookings.offeredNow'))
                        loadScreenOfRequests()
                      }}
                    />
                  ) : (
                    <FoldedRequest request={request} onUnfold={() => showCard(request.id)} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        <MoreButton list={requests} />
        <AllRequests />
      </div>
    </section>
  )
}
