import { island } from '../../shared/island.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { MonthPanel } from '../month/MonthPanel.tsx'
import { AskedToCancel } from './AskedToCancel.tsx'
import { FailedMails } from './FailedMails.tsx'
import { OpeningUseChart } from './OpeningUseChart.tsx'
import { Programme } from './Programme.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Requests } from './Requests.tsx'
import { StatisticsCards } from './StatisticsCards.tsx'
import { ToRequests } from './ToRequests.tsx'
import { WeeksChart } from './WeeksChart.tsx'

/** The studio's day: what happens, what waits for an answer, and last the numbers. */
export const AdminDashboard = island<'common' | 'admin' | 'bookings' | 'money' | 'errors'>(
  AdminDashboardScreen,
)

function AdminDashboardScreen() {
  return (
    <SignedIn>
      {() => (
        <div className="relative grid grid-cols-[minmax(0,1fr)] gap-10">
          <ToRequests />
          <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
            <Programme />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
              <FailedMails />
              <AskedToCancel />
              <Requests />
            </div>
          </div>
          <StatisticsCards />
          <MonthPanel />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <WeeksChart />
            <OpeningUseChart />
          </div>
          <QuickActions />
        </div>
      )}
    </SignedIn>
  )
}
