import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { FilterButtons } from '../../components/ui/FilterButtons.tsx'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import { localizedPath } from '../../i18n/url.ts'
import { type BookingFilter, bookingFilters, bookings, loadBookings } from '../../stores/bookings/bookings.ts'
import type { Account } from '../../stores/people/session.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { BookingCard } from './BookingCard.tsx'

type Namespaces = 'common' | 'bookings' | 'errors'

export function Dashboard(props: IslandProps<Namespaces>) {
  const t = useTranslate(props)
  return (
    <SignedIn locale={props.locale} t={t}>
      {(account) => <BookingList locale={props.locale} t={t} account={account} />}
    </SignedIn>
  )
}

interface ListProps {
  locale: Locale
  t: Translate<Namespaces>
  account: Account
}

function BookingList({ locale, t, account }: ListProps) {
  const state = useStore(bookings.$state)
  const [filter, setFilter] = useFilterInAddress(account)
  const load = () => void loadBookings(filter, account)
  useEffect(load, [filter, account])

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <FilterButtons
          legend={t('bookings.filterLabel')}
          options={filtersFor(account).map((one) => ({ value: one, label: t(`bookings.${one}`) }))}
          chosen={filter}
          onChoose={setFilter}
        />
        <a className="button button-quiet" href={localizedPath(locale, '/bookings/new')}>
          {t('common.bookSession')}
        </a>
      </div>
      <Loaded t={t} state={state} load={load} failed={t('bookings.loadFailed')} boxes={3} height="h-36">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="day" title={t('bookings.empty')}>
              <p className="text-muted">{t('bookings.emptyText')}</p>
              <a className="button button-primary" href={localizedPath(locale, '/bookings/new')}>
                {t('common.bookSession')}
              </a>
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {items.map((booking) => (
                <li key={booking.id}>
                  <BookingCard locale={locale} t={t} account={account} booking={booking} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton t={t} list={bookings} />
    </div>
  )
}

const filtersFor = ({ role }: Account): readonly BookingFilter[] =>
  role === 'admin' ? bookingFilters : bookingFilters.filter((filter) => filter !== 'all')

/** The filter lives in the address, so that reload and language switch keep it. */
function useFilterInAddress(account: Account) {
  const [filter, setFilter] = useState<BookingFilter>(() => {
    const wanted = new URLSearchParams(location.search).get('filter')
    return filtersFor(account).find((one) => one === wanted) ?? 'upcoming'
  })
  function choose(next: BookingFilter) {
    setFilter(next)
    history.replaceState(null, '', next === 'upcoming' ? location.pathname : `?filter=${next}`)
  }
  return [filter, choose] as const
}
