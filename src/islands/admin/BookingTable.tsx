import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { type BookingQuery, hasFilter, noFilter } from '../../domain/booking-query.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { $allBookings, BOOKINGS_PER_PAGE, loadAllBookings } from '../../stores/booking-list.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { BookingCards } from './BookingCards.tsx'
import { BookingFilters } from './BookingFilters.tsx'
import { BookingRows } from './BookingRows.tsx'
import { ExportBookings } from './ExportBookings.tsx'
import { Pager } from './Pager.tsx'
import type { AdminProps } from './texts.ts'
import { useWide } from './use-wide.ts'

interface Props extends AdminProps {
  query: BookingQuery
  onType: (search: string) => void
  onChange: (changes: Partial<BookingQuery>) => void
}

const TYPING_PAUSE = 250

export function BookingTable({ query, onType, onChange, ...props }: Props) {
  const { t } = props
  const state = useStore($allBookings)
  const wide = useWide()
  const results = useRef<HTMLParagraphElement>(null)
  const { search, status, type, from, to, sort, descending, page } = query
  // While somebody types the list waits for a pause; everything else shows at once.
  const [asked, setAsked] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [search])
  const load = () => loadAllBookings({ search: asked, status, type, from, to, sort, descending, page })
  useEffect(() => {
    load()
  }, [asked, status, type, from, to, sort, descending, page])

  const total = state.status === 'ready' ? state.value.total : 0
  const pages = Math.max(1, Math.ceil(total / BOOKINGS_PER_PAGE))
  const Rows = wide ? BookingRows : BookingCards
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BookingFilters
        {...props}
        filter={query}
        onType={onType}
        onChange={(changes) => onChange({ ...changes, page: 1 })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <p ref={results} tabIndex={-1} role="status" className="me-auto text-muted">
          {total > 0 && t('admin.bookingsFound', { count: total, number: formatNumber(props.locale, total) })}
        </p>
        {hasFilter(query) && (
          <Button onClick={() => onChange({ ...noFilter, page: 1 })}>{t('admin.clearFilters')}</Button>
        )}
        {total > 0 && <ExportBookings {...props} query={query} />}
      </div>
      {state.status === 'loading' && <Skeleton label={t('common.loading')} rows={4} className="h-20" />}
      {state.status === 'failed' && (
        <LoadFailure t={t} title={t('bookings.loadFailed')} code={state.code} onRetry={load} />
      )}
      {state.status === 'ready' && total === 0 && <EmptyState drawing="lens" title={t('bookings.empty')} />}
      {state.status === 'ready' && total > 0 && (
        <Rows {...props} bookings={state.value.bookings} query={query} onSort={onChange} />
      )}
      <Pager
        t={t}
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
