import type { ReactNode } from 'react'
import { DayMark } from '../../../components/ui/DayMark.tsx'
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { DayStretch } from '../../../domain/calendar/day-stretch.ts'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { SavedClosure } from '../../../stores/closures.ts'
import { fromToOn, WorkLine } from '../../shared/BookingFacts.tsx'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useLocale, useTexts } from '../../shared/island.tsx'
import { Said } from '../../shared/Said.tsx'
import { kindName } from '../closure-words.ts'

interface HeadProps {
  path: string
  when: string
  children: ReactNode
}

/** When something is, with the way to it, and in which state. */
function Head({ path, when, children }: HeadProps) {
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      <a
        className="link inline-flex min-h-11 items-center font-semibold tabular-nums"
        href={localizedPath(locale, path)}
      >
        {when}
      </a>
      {children}
    </p>
  )
}

interface BookingProps {
  booking: StudioBooking
  /** The day's date. */
  date: string
}

export function BookingEntry({ booking, date }: BookingProps) {
  const language = useTexts('bookings')
  const { t } = language
  return (
    <>
      <Head path={`/bookings/${booking.id}`} when={fromToOn(language, booking, date)}>
        <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
      </Head>
      <WorkLine booking={booking} />
      <CustomerLine customer={booking.customer} />
    </>
  )
}

interface ClosureProps {
  closure: SavedClosure
  /** What of it falls on the day. */
  stretch: DayStretch
}

export function ClosureEntry({ closure, stretch: { from, to } }: ClosureProps) {
  const { t } = useTexts('admin', 'bookings')
  const allDay = to - from === 24 * 60
  const times = { from: timeOfDay(from), to: timeOfDay(to) }
  return (
    <>
      <Head path="/admin/closures" when={allDay ? t('admin.allDay') : t('bookings.fromTo', times)}>
        <span className="badge closed-hatch">
          <DayMark status="closed" />
          {t('admin.closed')}
        </span>
      </Head>
      <p className="text-muted">{kindName(t, closure.kind)}</p>
      {closure.note && <Said>{closure.note}</Said>}
    </>
  )
}
