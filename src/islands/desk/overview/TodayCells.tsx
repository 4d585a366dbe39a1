import { useStore } from '@nanostores/react'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { isOwnOf, openOf, runsAt } from '../../../domain/booking/own-day.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { periodWordsOn } from '../../../i18n/session-words.ts'
import { $programme } from '../../../stores/bookings/programme.ts'
import { useTexts } from '../../shared/island.tsx'
import { useNow } from '../../shared/use-now.ts'
import { Sums } from '../Sums.tsx'
import { Cell } from './GlanceCell.tsx'

/** Today's sessions, as far as the day is known. */
function useToday() {
  const now = useNow()
  const state = useStore($programme)
  const date = toStudioMoment(now).date
  const own =
    state.status === 'ready'
      ? state.value.bookings.filter(
          (booking) => isOwnOf(date, booking, now) && toStudioMoment(booking.start).date <= date,
        )
      : undefined
  return { now, date, own }
}

/** Who is there, or comes next. */
export function SessionCell() {
  const language = useTexts('admin', 'bookings')
  const { t } = language
  const { now, date, own } = useToday()
  const href = '#programme'
  const runs = own?.find((booking) => runsAt(booking, now))
  const next = own?.find(({ start, status }) => status === 'confirmed' && start > now)
  const shown = (booking: StudioBooking) => ({
    value: asBeginning(language.locale, periodWordsOn(language, periodOf(booking), date)),
    note: customerName(t, booking),
  })
  if (runs) return <Cell href={href} label={t('bookings.runs')} {...shown(runs)} look="runs" />
  if (next) return <Cell href={href} label={t('admin.nextBooking')} {...shown(next)} />
  return <Cell href={href} label={t('admin.today')} {...(own && { note: t('admin.dayDone') })} look="quiet" />
}

/** What today's customers still owe. */
export function DueCell() {
  const { locale, t } = useTexts('admin')
  const { own } = useToday()
  const open = own && openOf(own)
  const count = open?.sessions ?? 0
  return (
    <Cell
      href="#programme"
      label={t('admin.dueToday')}
      value={open && <Sums of={open.sums} />}
      note={
        open &&
        (count > 0
          ? t('admin.bookingsFound', { count, number: formatNumber(locale, count) })
          : t('admin.allPaid'))
      }
      look={count === 0 ? 'quiet' : undefined}
    />
  )
}
