import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Period } from '../../../domain/calendar/period.ts'
import type { ErrorCode, Result } from '../../../domain/errors.ts'
import { asBeginning, joinLabel } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { $bookingsInTheWay, loadBookingsInTheWay } from '../../../stores/closures.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { CancelDialog } from '../../shared/CancelDialog.tsx'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { errorText } from '../../shared/texts.ts'
import { WorkLine } from '../../shared/WorkLine.tsx'

interface Props {
  periods: Period[]
  busy?: boolean
  /** Closes the time to new bookings and leaves these to be moved; missing where that is done already. */
  onKeep?: () => void
}

/** The live bookings of the time to close: each can be moved on its own page, or cancelled here. */
export function BookingsInTheWay({ periods, busy = false, onKeep }: Props) {
  const { t } = useTexts('common', 'admin', 'bookings')
  const state = useStore($bookingsInTheWay)
  const reload = () => loadBookingsInTheWay(periods)
  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={1} className="h-32" />
  if (state.status === 'failed') {
    return <LoadFailure title={t('bookings.loadFailed')} code={state.code} onRetry={reload} />
  }
  const count = state.value.length
  if (count === 0) return <Notice kind="info">{t(onKeep ? 'admin.wayFree' : 'admin.allMoved')}</Notice>
  return (
    <section className="grid gap-3" aria-labelledby="in-the-way">
      <h3 id="in-the-way" className="font-semibold">
        {t(onKeep ? 'admin.inTheWay' : 'admin.toMove', { count })}
      </h3>
      {onKeep && (
        <>
          <p className="text-muted">{t('admin.inTheWayText')}</p>
          <div>
            <Button busy={busy} busyText={t('common.pleaseWait')} onClick={onKeep}>
              {t('admin.keepToMove', { count })}
            </Button>
          </div>
        </>
      )}
      <ul className="grid">
        {state.value.map((booking) => (
          <li key={booking.id} className="border-t border-line py-3">
            <InTheWay booking={booking} onAnswered={reload} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  booking: StudioBooking
  onAnswered: () => void
}

function InTheWay({ booking, onAnswered }: RowProps) {
  const language = useTexts('bookings', 'errors')
  const { locale, t } = language
  const [error, setError] = useState<ErrorCode>()
  const [asking, setAsking] = useState(false)
  const line = bookingLine(language, booking)

  function answered(result: Result<unknown>) {
    setAsking(false)
    setError(result.ok ? undefined : result.code)
    // Changed by somebody else, it may be in the way no longer.
    if (result.ok || result.code === 'booking_changed_meanwhile') onAnswered()
  }

  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{asBeginning(locale, line)}</span>
        <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
      </p>
      <WorkLine booking={booking} />
      <CustomerLine customer={booking.customer} />
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <a
          className="button button-quiet"
          href={localizedPath(locale, `/bookings/${booking.id}`)}
          aria-label={joinLabel(locale, t('bookings.viewDetails'), line)}
        >
          {t('bookings.viewDetails')}
        </a>
        <Button
          aria-label={joinLabel(locale, t('bookings.cancelBooking'), line)}
          onClick={() => setAsking(true)}
        >
          {t('bookings.cancelBooking')}
        </Button>
      </div>
      {asking && <CancelDialog booking={booking} onKeep={() => setAsking(false)} onAnswered={answered} />}
    </div>
  )
}
