import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { noFilter } from '../../../domain/booking/booking-query.ts'
import { daysOf, firstDayOf } from '../../../domain/calendar/days.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatMonth } from '../../../i18n/format.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { exportBookings } from '../../../stores/bookings/booking-export.ts'
import { download } from '../../shared/download.ts'
import { useTexts } from '../../shared/island.tsx'
import { failureText } from '../../shared/texts.ts'
import { useTypeName } from '../../shared/type-name.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { bookingsCsv } from '../list/booking-csv.ts'

interface Props {
  /** `2026-11`. */
  month: string
  label: string
}

/** What counts as revenue: confirmed bookings, and cancelled ones for which a fee is due. */
const isEarned = ({ status, money }: StudioBooking) =>
  status === 'confirmed' || (status === 'cancelled' && Object.values(money).some(({ due }) => due > 0))

/** Downloads a month for the books: what was earned, oldest first, with a total for each currency. */
export function MonthFile({ month, label }: Props) {
  const { locale, t } = useTexts('common', 'admin', 'bookings', 'money', 'errors')
  const nameOf = useTypeName()
  const { busy, error, submit } = useSubmission()
  const [told, setTold] = useState<{ month: string; count: number }>()

  async function give() {
    setTold(undefined)
    const days = daysOf(month)
    const wanted = { ...noFilter, from: days[0], to: days.at(-1) }
    const result = await submit(
      async () =>
        (await exportBookings({ ...wanted, sort: 'date', descending: false, page: 1 })) ??
        ({ ok: false, code: 'unknown' } as const),
    )
    if (!result?.ok) return
    const earned = result.value.filter(isEarned)
    if (earned.length > 0) {
      const name = `gegee-bookings-${month}.csv`
      download(name, 'text/csv', bookingsCsv(earned, { locale, t, nameOf }, { totals: true }))
    }
    setTold({ month, count: earned.length })
  }

  return (
    <>
      <Button className="lg:ms-auto" busy={busy} busyText={t('common.pleaseWait')} onClick={give}>
        {label}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {error && <Notice kind="failure">{failureText(t, t('admin.exportFailed'), error)}</Notice>}
        {told &&
          (told.count > 0 ? (
            <Notice kind="success">
              {t('admin.exportDone', { count: told.count, number: formatNumber(locale, told.count) })}
            </Notice>
          ) : (
            <Notice kind="info">
              {t('money.monthFileEmpty', { month: formatMonth(locale, noonOf(firstDayOf(told.month))) })}
            </Notice>
          ))}
      </div>
    </>
  )
}
