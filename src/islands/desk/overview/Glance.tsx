import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatDate, formatShortDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { $programme } from '../../../stores/bookings/programme.ts'
import { needWaiting } from '../../../stores/waiting.ts'
import { BesideTitle } from '../../shared/BesideTitle.tsx'
import { useLocale, useTexts } from '../../shared/island.tsx'
import { useNow } from '../../shared/use-now.ts'
import { useRoomy } from '../../shared/use-room.ts'
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
  const locale = useLocale()
  const roomy = useRoomy()
  const now = useNow()
  const state = useStore($programme)
  return (
    <>
      <BesideTitle>
        <p className="text-muted">
          {asBeginning(locale, (roomy ? formatDate : formatShortDate)(locale, now))}
        </p>
      </BesideTitle>
      <DayStrip
        date={toStudioMoment(now).date}
        now={now}
        programme={state.status === 'ready' ? state.value : {}}
      />
    </>
  )
}
