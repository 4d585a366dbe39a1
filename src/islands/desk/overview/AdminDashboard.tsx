import { island } from '../../shared/island.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { MonthPanel } from '../month/MonthPanel.tsx'
import { AskedToCancel } from './AskedToCancel.tsx'
import { FailedMails } from './FailedMails.tsx'
import { Glance } from './Glance.tsx'
import { OpeningUseChart } from './OpeningUseChart.tsx'
import { Programme } from './Programme.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Requests } from './Requests.tsx'
import { Statistics } from './Statistics.tsx'
import { WeeksChart } from './WeeksChart.tsx'

/** At a glance what there is to do now, then what waits for an answer, the studio's day beside it, and last the numbers. */
export const AdminDashboard = island<'common' | 'admin' | 'bookings' | 'money' | 'errors'>(
  AdminDashboardScreen,
)

function AdminDashboardScreen() {
  return (
    <SignedIn>
      {() => (
        <div className="relative grid grid-cols-[minmax(0,1fr)] gap-10 max-md:gap-8">
          <Glance />
          <div className="overview-work">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-10 max-lg:gap-6">
              <FailedMails />
              <AskedToCancel />
              <Requests />
            </div>
            <Programme />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-md:gap-5">
              <MonthPanel />
              <Statistics />
            </div>
          </div>
          <div className="-mt-4 grid items-start gap-6 max-md:-mt-3 max-md:gap-5 lg:grid-cols-2">
            <WeeksChart />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-md:gap-5">
              <OpeningUseChart />
              <QuickActions />
            </div>
          </div>
        </div>
      )}
    </SignedIn>
  )
}
