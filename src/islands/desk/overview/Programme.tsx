import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { addDays } from '../../../domain/calendar/days.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { $programme } from '../../../stores/bookings/programme.ts'
import { needSettings } from '../../../stores/settings.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { useNow } from '../../shared/use-now.ts'
import { DayPlan } from './DayPlan.tsx'
import { loadTwoDays, refreshTwoDays } from './two-days.ts'

/** Today and tomorrow in the studio. */
export function Programme() {
  const { t } = useTexts('admin', 'bookings')
  const state = useStore($programme)
  const now = useNow()
  const today = toStudioMoment(now).date
  // At midnight tomorrow has become today.
  useEffect(() => {
    loadTwoDays()
  }, [today])
  useEffect(() => {
    needSettings()
  }, [])
  useFresh(refreshTwoDays)
  return (
    <section aria-labelledby="programme" className="programme">
      <h2 id="programme" className="sr-only">
        {t('admin.programmeTitle')}
      </h2>
      <Loaded state={state} load={loadTwoDays} failed={t('bookings.loadFailed')} boxes={2} height="h-24">
        {(programme) => (
          <>
            <DayPlan title={t('admin.today')} date={today} now={now} programme={programme} />
            <DayPlan title={t('admin.tomorrow')} date={addDays(today, 1)} now={now} programme={programme} />
          </>
        )}
      </Loaded>
    </section>
  )
}
