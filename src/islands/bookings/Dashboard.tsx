import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { FilterButtons } from '../../components/ui/FilterButtons.tsx'
import { bookStudio } from '../../content/routes.ts'
import { localizedPath } from '../../i18n/url.ts'
import { type BookingSpan, bookingSpans, bookings, loadBookings } from '../../stores/bookings/bookings.ts'
import { loadOpenOffers, refreshOpenOffers } from '../../stores/bookings/offers.ts'
import type { Account } from '../../stores/people/session.ts'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { UndoBar } from '../shared/UndoBar.tsx'
import { useAddress } from '../shared/use-address.ts'
import { useFresh } from '../shared/use-fresh.ts'
import { type Looks, News } from './News.tsx'
import { OwnBookings } from './OwnBookings.tsx'
import type { SessionPicture } from './session-picture.ts'
import { ToCome } from './ToCome.tsx'
import type { Visit } from './VisitFacts.tsx'

/** What belongs to the next session, from the page: the studio at each work and in each light, and what one needs to come. */
type Given = Partial<Record<SessionPicture | 'where' | 'way', ReactNode>> & Pick<Visit, 'bring'>

export const Dashboard = island<'common' | 'bookings' | 'money' | 'errors' | 'times', Given>(DashboardScreen)

function DashboardScreen(given: Given) {
  return <SignedIn>{(account) => <BookingList account={account} {...given} />}</SignedIn>
}

type ListProps = Given & { account: Account }

function BookingList({ account, where, way, bring, ...pictures }: ListProps) {
  const { locale, t } = useTexts('common', 'bookings')
  const state = useStore(bookings.$state)
  const filters = filtersFor(account)
  const [filter, setFilter] = useAddress(
    (query) => filters.find((one) => one === query.get('filter')) ?? 'upcoming',
    (one) => ({ filter: one === 'upcoming' ? undefined : one }),
  )
  const load = () => {
    if (account.role !== 'admin') void loadOpenOffers()
    void loadBookings(filter, account)
  }
  useEffect(load, [filter, account])
  const [looks, setLooks] = useState<Looks>()
  useFresh(async () => {
    if (account.role !== 'admin') void refreshOpenOffers()
    const news = await bookings.refresh()
    if (news) setLooks({ before: news.before.items, after: news.after.items })
  })
  // Where there is nothing yet, the empty list has it.
  const some = state.status !== 'ready' || state.value.items.length > 0
  const book = (where: string) =>
    some && (
      <a className={`button button-primary ${where}`} href={localizedPath(locale, bookStudio)}>
        {t('common.bookSession')}
      </a>
    )

  return (
    <div className="grid gap-6 max-md:gap-5">
      <News looks={looks} />
      {account.role === 'admin' && <UndoBar />}
      <div className="flex items-end justify-between gap-4 border-b border-line [&>fieldset]:-mb-px [&>fieldset]:shadow-none">
        <FilterButtons
          legend={t('bookings.filterLabel')}
          options={filters.map((one) => ({ value: one, label: t(`bookings.${one}`) }))}
          chosen={filter}
          onChoose={setFilter}
        />
        {book('max-md:hidden mb-3')}
      </div>
      <Loaded state={state} load={load} failed={t('bookings.loadFailed')} boxes={3} height="h-36">
        {({ items }) => {
          const [next, ...later] = items
          if (!next) {
            return (
              <EmptyState drawing="day" title={t('bookings.empty')}>
                <p className="text-muted">{t('bookings.emptyText')}</p>
                <a className="button button-primary" href={localizedPath(locale, bookStudio)}>
                  {t('common.bookSession')}
                </a>
              </EmptyState>
            )
          }
          if (filter !== 'upcoming' || account.role === 'admin')
            return <OwnBookings account={account} items={items} />
          return (
            <ToCome
              account={account}
              next={next}
              later={later}
              pictures={pictures}
              visit={{ where, way, bring }}
            />
          )
        }}
      </Loaded>
      <MoreButton list={bookings} />
      {/* A phone's bar leads there as well. */}
      {book('md:hidden')}
    </div>
  )
}

const filtersFor = ({ role }: Account): readonly BookingSpan[] =>
  role === 'admin' ? bookingSpans : bookingSpans.filter((filter) => filter !== 'all')
