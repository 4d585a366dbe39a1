import { island } from '../../shared/island.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { AskedToCancel } from './AskedToCancel.tsx'
import { FailedMails } from './FailedMails.tsx'
import { OpeningUseChart } from './OpeningUseChart.tsx'
import { Programme } from './Programme.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Requests } from './Requests.tsx'
import { StatisticsCards } from './StatisticsCards.tsx'
import { WeeksChart } from './WeeksChart.tsx'

/** The studio's day: numbers, what waits for an answer, what happens, how the weeks go. */
export const AdminDashboard = island<'common' | 'admin' | 'bookings' | 'errors'>(AdminDashboardScreen)

function AdminDashboardScreen() {
  return (
    <SignedIn>
      {() => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <StatisticsCards />
          <QuickActions />
          <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
              <FailedMails />
              <AskedToCancel />
              <Requests />
            </div>
            <Programme />
          </div>
          <div className="grid items-start gap-6 md:grid-cols-2">
            <WeeksChart />
            <OpeningUseChart />
          </div>
        </div>
      )}
    </SignedIn>
  )
}
