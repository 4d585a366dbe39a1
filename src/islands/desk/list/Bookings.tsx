import { lazy, Suspense } from 'react'
import { FilterButtons } from '../../../components/ui/FilterButtons.tsx'
import {
  type BookingsView,
  changed,
  readBookingsView,
  writeBookingsView,
} from '../../../domain/booking/booking-query.ts'
import type { Account } from '../../../stores/people/session.ts'
import { BesideTitle } from '../../shared/BesideTitle.tsx'
import { CalendarFeed } from '../../shared/feed/CalendarFeed.tsx'
import { island, useTexts } from '../../shared/island.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { UndoBar } from '../../shared/UndoBar.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { useLarge } from '../../shared/use-room.ts'
import { StudioCalendar } from '../calendar/StudioCalendar.tsx'
import { BookingTable } from './BookingTable.tsx'

/** The day beside the list, which only a large screen loads. */
const Programme = lazy(async () => ({ default: (await import('../overview/Programme.tsx')).Programme }))

/** Every booking of the studio: a table to find them in, a calendar to see the days. */
export const Bookings = island<'common' | 'admin' | 'bookings' | 'money' | 'times' | 'errors' | 'feed'>(
  BookingsScreen,
)

function BookingsScreen() {
  return <SignedIn>{(account) => <AllBookings account={account} />}</SignedIn>
}

function AllBookings({ account }: { account: Account }) {
  const { t } = useTexts('admin')
  const large = useLarge()
  const [shown, setShown, stepTo] = useAddress(readBookingsView, writeBookingsView)
  const step = (changes: Partial<BookingsView>) => stepTo(changed(shown, changes))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-md:-mt-2 max-md:gap-4">
      <UndoBar />
      <BesideTitle>
        <FilterButtons
          legend={t('admin.view')}
          options={[
            { value: 'table', label: t('admin.viewTable') },
            { value: 'day', label: t('admin.viewDay') },
            { value: 'week', label: t('admin.viewWeek') },
            { value: 'month', label: t('admin.viewMonth') },
          ]}
          chosen={shown.view}
          onChoose={(view) => step({ view })}
        />
      </BesideTitle>
      {shown.view !== 'table' ? (
        <>
          <StudioCalendar view={shown.view} day={shown.day} onShow={step} />
          <div className="max-w-3xl">
            <CalendarFeed account={account} look="card" />
          </div>
        </>
      ) : (
        <div className="beside-list">
          <BookingTable
            query={shown}
            onType={(search) => setShown(changed(shown, { search, page: 1 }))}
            onChange={step}
          />
          {large && (
            <Suspense>
              <Programme />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}
