import { island } from '../../shared/island.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { AskedToCancel } from './AskedToCancel.tsx'
import { FailedMails } from './FailedMails.tsx'
import { Glance } from './Glance.tsx'
import { Numbers } from './Numbers.tsx'
import { Programme } from './Programme.tsx'
import { Requests } from './Requests.tsx'

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
            <Numbers />
          </div>
        </div>
      )}
    </SignedIn>
  )
}
