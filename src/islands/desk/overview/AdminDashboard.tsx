import { island, useTexts } from '../../shared/island.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { OpeningUseChart } from './OpeningUseChart.tsx'
import { Programme } from './Programme.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Requests } from './Requests.tsx'
import { StatisticsCards } from './StatisticsCards.tsx'
import { WeeksChart } from './WeeksChart.tsx'

/** The studio's day: numbers, what waits for an answer, what happens, how the weeks go. */
export const AdminDashboard = island<'common' | 'admin' | 'bookings' | 'errors'>(AdminDashboardScreen)

function AdminDashboardScreen() {
  const { locale, t } = useTexts('common', 'admin', 'bookings', 'errors')
  return (
    <SignedIn>
      {() => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <StatisticsCards locale={locale} t={t} />
          <QuickActions locale={locale} t={t} />
          <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
            <Requests locale={locale} t={t} />
            <Programme locale={locale} t={t} />
          </div>
          <div className="grid items-start gap-6 md:grid-cols-2">
            <WeeksChart locale={locale} t={t} />
            <OpeningUseChart locale={locale} t={t} />
          </div>
        </div>
      )}
    </SignedIn>
  )
}
