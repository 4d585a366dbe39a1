import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { $programme } from '../../../stores/bookings/programme.ts'
import { needWaiting } from '../../../stores/waiting.ts'
import { useTexts } from '../../shared/island.tsx'
import { useNow } from '../../shared/use-now.ts'
import { DayStrip } from '../DayStrip.tsx'
import { DueCell, SessionCell } from './TodayCells.tsx'
import { MessagesCell, RequestsCell } from './WaitingCells.tsx'

/** What there is to do now: the day under its sky, and four numbers that lead to where it is done. */
export function Glance() {
  const { t } = useTexts('admin')
  useEffect(() => {
    needWaiting()
  }, [])
  return (
    <section aria-labelledby="glance" className="glance">
      <h2 id="glance" className="sr-only">
        {t('admin.glance')}
      </h2>
      <Today />
      <ul className="glance-cells">
        <SessionCell />
        <DueCell />
        <RequestsCell />
        <MessagesCell />
      </ul>
    </section>
  )
}

function Today() {
  const now = useNow()
  const state = useStore($programme)
  return (
    <DayStrip
      date={toStudioMoment(now).date}
      now={now}
      programme={state.status === 'ready' ? state.value : {}}
    />
  )
}
