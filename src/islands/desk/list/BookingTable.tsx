import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { EmptyState } from '../../../components/ui/EmptyState.tsx'
import {
  type BookingQuery,
  filterOn,
  hasFilter,
  noFilter,
  shownSpan,
} from '../../../domain/booking/booking-query.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import {
  $allBookings,
  BOOKINGS_PER_PAGE,
  loadAllBookings,
  refreshAllBookings,
} from '../../../stores/bookings/booking-list.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { Pager } from '../../shared/Pager.tsx'
import { SearchLine } from '../../shared/SearchLine.tsx'
import { useDebounced } from '../../shared/use-debounced.ts'
import { useFresh } from '../../shared/use-fresh.ts'
import { useNow } from '../../shared/use-now.ts'
import { useWide } from '../../shared/use-room.ts'
import { Sums } from '../Sums.tsx'
import { BookingCards } from './BookingCards.tsx'
import { BookingFilters } from './BookingFilters.tsx'
import { BookingRows } from './BookingRows.tsx'
import { DaySelect } from './DaySelect.tsx'
import { DaysFields } from './DaysFields.tsx'
import { ExportBookings } from './ExportBookings.tsx'
import { SortSelect } from './SortSelect.tsx'

const narrowSelect =
  'min-w-0 flex-auto field-sizing-content bg-[position:right_0.7rem_center] px-2.5 pe-8 text-[0.875rem] text-ellipsis'

interface Props {
  query: BookingQuery
  onType: (search: string) => void
  onChange: (changes: Partial<BookingQuery>) => void
}

export function BookingTable({ query, onType, onChange }: Props) {
  const { locale, t } = useTexts('admin', 'bookings')
  const state = useStore($allBookings)
  const wide = useWide()
  const [asksDays, setAsksDays] = useState(false)
  const naming = asksDays || !shownSpan(query)
  const results = useRef<HTMLParagraphElement>(null)
  const today = toStudioMoment(useNow()).date
  const meant = filterOn(today, query)
  const { search, status, type, from, to, sort, descending, page } = meant
  // While somebody types the list waits for a pause; everything else shows at once.
  const asked = useDebounced(search)
  const shown = { ...meant, search: asked }
  const load = () => void loadAllBookings(shown)
  useEffect(load, [asked, status, type, from, to, sort, descending, page])
  useFresh(() => void refreshAllBookings(shown))

  const { total, sums } = state.status === 'ready' ? state.value : { total: 0, sums: {} }
  const pages = Math.max(1, Math.ceil(total / BOOKINGS_PER_PAGE))
  const Rows = wide ? BookingRows : BookingCards
  const searched = <SearchLine label={t('admin.searchCustomer')} value={search} onChange={onType} />
  const filters = <BookingFilters filter={meant} onChange={(changes) => onChange({ ...changes, page: 1 })} />
  const clear = hasFilter(query) && (
    <Button
      onClick={() => {
        setAsksDays(false)
        onChange({ ...noFilter, page: 1 })
      }}
    >
      {t('admin.clearFilters')}
    </Button>
  )
  const days = (className: string) => (
    <DaySelect className={className} query={query} naming={naming} onName={setAsksDays} onChange={onChange} />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {wide ? (
        <div className="flex flex-wrap gap-3">
          {searched}
          {days('w-auto')}
          {filters}
          {clear}
        </div>
      ) : (
        // Each as wide as what it says: of two halves one would be too narrow for it.
        <div className="flex gap-2 max-[22rem]:flex-wrap">
          {days(narrowSelect)}
          <SortSelect className={narrowSelect} query={query} onSort={onChange} />
        </div>
      )}
      {naming && (
        <div className="grid gap-3 sm:grid-cols-2 lg:flex lg:justify-end lg:*:min-w-52">
          <DaysFields
            filter={meant}
            // Of two named days one may go: then the other is still named.
            onChange={(changes) => onChange({ from, to, days: 'all', ...changes, page: 1 })}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {!wide && (
          <details className="order-1 open:basis-full">
            <summary className="button button-plain">{t('admin.filters')}</summary>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              {searched}
              {filters}
            </div>
            {total > 0 && (
              <div className="mt-3 flex flex-wrap gap-3">
                <ExportBookings query={meant} />
              </div>
            )}
          </details>
        )}
        <p
          ref={results}
          tabIndex={-1}
          role="status"
          className="sums-found flex-1 basis-44 text-muted lg:min-h-12 lg:basis-56 lg:content-center"
        >
          {total > 0 && (
            <span>{t('admin.bookingsFound', { count: total, number: formatNumber(locale, total) })}</span>
          )}
          {Object.keys(sums).length > 0 && (
            <>
              <span className="sr-only"> · </span>
              <Sums of={sums} className="font-semibold text-ink" />
              {!status && <span className="text-fluid-sm"> {t('admin.sumOf')}</span>}
            </>
          )}
        </p>
        {!wide && clear}
        {wide && total > 0 && <ExportBookings query={meant} />}
      </div>
      <Loaded state={state} load={load} failed={t('bookings.loadFailed')} boxes={4} height="h-20">
        {({ bookings }) =>
          total === 0 ? (
            <EmptyState drawing="lens" title={t('bookings.empty')} />
          ) : (
            <Rows bookings={bookings} query={query} onSort={onChange} />
          )
        }
      </Loaded>
      <Pager
        page={Math.min(page, pages)}
        pages={pages}
        onChoose={(next) => {
          onChange({ page: next })
          results.current?.focus()
        }}
      />
    </div>
  )
}
