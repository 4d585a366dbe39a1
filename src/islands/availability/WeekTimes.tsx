import { island } from '../shared/island.tsx'
import { LoadedWeek } from './LoadedWeek.tsx'
import { WeekBoard } from './WeekBoard.tsx'

/** The free times of this week, for everybody; a time leads to the booking form with that slot filled in. */
export const WeekTimes = island<'times' | 'bookings'>(WeekTimesScreen)

function WeekTimesScreen() {
  const bones = (
    <>
      <div className="h-48 rounded-card bg-sunken md:h-18" />
      <div className="h-22 rounded-card bg-sunken" />
      <div className="h-142 rounded-card bg-sunken md:h-78" />
    </>
  )
  return (
    <LoadedWeek bones={bones}>
      {(circumstances, firstDay) => <WeekBoard circumstances={circumstances} firstDay={firstDay} />}
    </LoadedWeek>
  )
}
