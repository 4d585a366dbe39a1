import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import { localizedPath } from '../../i18n/url.ts'
import { type BookingFilter, bookingFilters, bookings, loadBookings } from '../../stores/bookings.ts'
import type { Account } from '../../stores/session.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
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
  useEffect(() => {
    loadBookings(filter, account)
  }, [filter, account])

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('bookings.filterLabel')}</legend>
          {filtersFor(account).map((one) => (
            <Button
              key={one}
              look={one === filter ? 'primary' : 'quiet'}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {t(`bookings.${one}`)}
            </Button>
          ))}
        </fieldset>
        <a className="button button-quiet" href={localizedPath(locale, '/bookings/new')}>
          {t('common.bookSession')}
        </a>
      </div>
      {state.status === 'loading' && <Skeleton label={t('common.loading')} rows={3} className="h-36" />}
      {state.status === 'failed' && (
        <LoadFailure
          t={t}
          title={t('bookings.loadFailed')}
          code={state.code}
          onRetry={() => loadBookings(filter, account)}
        />
      )}
      {state.status === 'ready' && state.value.items.length === 0 && (
        <EmptyState drawing="day" title={t('bookings.empty')}>
          <p className="text-muted">{t('bookings.emptyText')}</p>
          <a className="button button-primary" href={localizedPath(locale, '/bookings/new')}>
            {t('common.bookSession')}
          </a>
        </EmptyState>
      )}
      {state.status === 'ready' && (
        <ul className="grid gap-4">
          {state.value.items.map((booking) => (
            <li key={booking.id}>
              <BookingCard locale={locale} t={t} account={account} booking={booking} />
            </li>
          ))}
        </ul>
      )}
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
