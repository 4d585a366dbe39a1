import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { BookingQuery } from '../../../domain/booking/booking-query.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { $exportProgress, cancelExport, exportBookings } from '../../../stores/bookings/booking-export.ts'
import { download } from '../../shared/download.ts'
import { useTexts } from '../../shared/island.tsx'
import { failureText } from '../../shared/texts.ts'
import { useTypeName } from '../../shared/type-name.ts'
import { bookingsCsv } from './booking-csv.ts'

interface Props {
  query: BookingQuery
}

type Outcome = { kind: 'done'; count: number } | { kind: 'cancelled' } | { kind: 'failed'; code: ErrorCode }

/** Downloads the filtered bookings as a file. */
export function ExportBookings({ query }: Props) {
  const { locale, t } = useTexts('common', 'admin', 'bookings', 'money', 'errors')
  const progress = useStore($exportProgress)
  const [outcome, setOutcome] = useState<Outcome>()
  const nameOf = useTypeName()

  async function start() {
    setOutcome(undefined)
    const result = await exportBookings(query)
    if (!result) return setOutcome({ kind: 'cancelled' })
    if (!result.ok) return setOutcome({ kind: 'failed', code: result.code })
    const name = `gegee-bookings-${toStudioMoment(new Date()).date}.csv`
    download(name, 'text/csv', bookingsCsv(result.value, { locale, t, nameOf }, { totals: false }))
    setOutcome({ kind: 'done', count: result.value.length })
  }

  return (
    <>
      {progress ? (
        <Button onClick={cancelExport}>{t('admin.exportCancel')}</Button>
      ) : (
        <Button onClick={start}>{t('admin.export')}</Button>
      )}
      {progress && (
        <div className="grid basis-full gap-1">
          <progress
            className="progress"
            aria-label={t('admin.exportProgress')}
            value={progress.total > 0 ? progress.done : undefined}
            max={Math.max(progress.total, 1)}
          />
          <p className="text-fluid-sm text-muted">
            {progress.total === 0
              ? t('common.pleaseWait')
              : t('admin.exported', {
                  done: formatNumber(locale, progress.done),
                  total: formatNumber(locale, progress.total),
                })}
          </p>
        </div>
      )}
      <div className="basis-full empty:hidden">
        {outcome?.kind === 'done' && (
          <Notice kind="success">
            {t('admin.exportDone', { count: outcome.count, number: formatNumber(locale, outcome.count) })}
          </Notice>
        )}
        {outcome?.kind === 'cancelled' && <Notice kind="info">{t('admin.exportCancelled')}</Notice>}
        {outcome?.kind === 'failed' && (
          <Notice kind="failure">{failureText(t, t('admin.exportFailed'), outcome.code)}</Notice>
        )}
      </div>
    </>
  )
}
