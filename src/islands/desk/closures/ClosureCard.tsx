import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { Period } from '../../../domain/calendar/period.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { studioNow } from '../../../stores/clock.ts'
import { type ListedClosure, loadBookingsInTheWay, type SavedClosure } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { Said } from '../../shared/Said.tsx'
import { closureInWords, kindName, seriesInWords } from '../closure-words.ts'
import { BookingsInTheWay } from './BookingsInTheWay.tsx'
import { ClosureActions } from './ClosureActions.tsx'
import { SeriesDates } from './SeriesDates.tsx'
import { useSeries } from './use-series.ts'

interface Props {
  closure: ListedClosure
  /** The closure that stands in the form. */
  editedId: string | undefined
  onEdit: (closure: SavedClosure) => void
  onRemoved: (closure: SavedClosure, withLater: boolean) => void
  /** Whether the bookings that are to be moved out of it are shown; one card's at a time. */
  opened: boolean
  onOpen: (opened: boolean) => void
}

/** One closure or series: when, why, what is still to be moved, and what can be done with it. */
export function ClosureCard({ closure, editedId, onEdit, onRemoved, opened, onOpen }: Props) {
  const language = useTexts('common', 'admin', 'bookings')
  const { locale, t } = language
  const [allDates, setAllDates] = useState(false)
  const series = useSeries(closure, allDates || opened)
  const words = closureInWords(language, closure)
  const edited = editedId === closure.id
  const { later, bookingsToMove } = closure

  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="closure-line">
        <h3 className="font-semibold">{words}</h3>
        <ClosureActions
          closure={closure}
          later={later}
          edited={edited}
          onEdit={onEdit}
          onRemoved={onRemoved}
        />
        <p className="text-muted">
          {kindName(t, closure.kind)}
          {closure.start <= studioNow() && ` ·\u00a0${t('admin.closedNow')}`}
        </p>
        {later > 0 && (
          <p className="flex flex-wrap items-center gap-x-4">
            {seriesInWords(t, locale, closure)}
            <Button
              look="plain"
              aria-expanded={allDates}
              aria-label={joinLabel(locale, t('admin.allDates'), words)}
              onClick={() => setAllDates(!allDates)}
            >
              {t('admin.allDates')}
            </Button>
          </p>
        )}
        {closure.note && <Said>{closure.note}</Said>}
      </div>
      {bookingsToMove > 0 && (
        <>
          <Notice kind="info">{t('admin.toMove', { count: bookingsToMove })}</Notice>
          <div>
            <Button
              aria-expanded={opened}
              aria-label={joinLabel(locale, t('admin.showToMove'), words)}
              onClick={() => onOpen(!opened)}
            >
              {t('admin.showToMove')}
            </Button>
          </div>
        </>
      )}
      {(opened || allDates) && (
        <Loaded {...series} failed={t('admin.closuresFailed')} boxes={1} height="h-32">
          {(others) => (
            <>
              {opened && (
                <ToMove periods={[closure, ...others].filter(({ keepsBookings }) => keepsBookings)} />
              )}
              {allDates && (
                <SeriesDates series={others} editedId={editedId} onEdit={onEdit} onRemoved={onRemoved} />
              )}
            </>
          )}
        </Loaded>
      )}
    </article>
  )
}

/** The bookings that are still to be moved out of these periods. */
function ToMove({ periods }: { periods: Period[] }) {
  const key = JSON.stringify(periods.map(({ start, end }) => [start, end]))
  useEffect(() => {
    loadBookingsInTheWay(periods)
  }, [key])
  return <BookingsInTheWay periods={periods} />
}
