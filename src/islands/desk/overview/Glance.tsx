import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { isOwnOf, openOf, runsAt } from '../../../domain/booking/own-day.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatDayMonth, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { $programme } from '../../../stores/bookings/programme.ts'
import { requests } from '../../../stores/bookings/requests.ts'
import { $waiting, needWaiting } from '../../../stores/waiting.ts'
import { fromToOn } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'
import { useNow } from '../../shared/use-now.ts'
import { Sums } from '../Sums.tsx'

/** What there is to do now, in four numbers that lead to where it is done. */
export function Glance() {
  const { t } = useTexts('admin')
  useEffect(() => {
    needWaiting()
  }, [])
  return (
    <section aria-labelledby="glance">
      <h2 id="glance" className="sr-only">
        {t('admin.glance')}
      </h2>
      <ul className="glance">
        <SessionCell />
        <DueCell />
        <RequestsCell />
        <MessagesCell />
      </ul>
    </section>
  )
}

interface CellProps {
  href: string
  label: string
  /** Undefined while it is not known. */
  value?: ReactNode
  note?: string | undefined
  /** Nothing to do there, or what runs. */
  look?: 'quiet' | 'runs' | undefined
}

function Cell({ href, label, value, note, look }: CellProps) {
  return (
    <li>
      <a className={`glance-cell ${look ? `glance-${look}` : ''}`} href={href}>
        <span className="glance-label">{label}</span>
        <span className="glance-value">{value ?? <span aria-hidden="true">–</span>}</span>
        <span className="glance-note">{note ?? '\u00a0'}</span>
      </a>
    </li>
  )
}

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
function SessionCell() {
  const language = useTexts('admin', 'bookings')
  const { t } = language
  const { now, date, own } = useToday()
  const href = '#programme'
  const runs = own?.find((booking) => runsAt(booking, now))
  const next = own?.find(({ start, status }) => status === 'confirmed' && start > now)
  const shown = (booking: StudioBooking) => ({
    value: asBeginning(language.locale, fromToOn(language, periodOf(booking), date)),
    note: booking.customer.name ?? t('bookings.noName'),
  })
  if (runs) return <Cell href={href} label={t('admin.runs')} {...shown(runs)} look="runs" />
  if (next) return <Cell href={href} label={t('admin.next')} {...shown(next)} />
  return (
    <Cell
      href={href}
      label={t('admin.today')}
      {...(own && { value: formatNumber(language.locale, 0), note: t('admin.dayDone') })}
      look="quiet"
    />
  )
}

/** What those who come today have not paid. */
function DueCell() {
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

function RequestsCell() {
  const { locale, t } = useTexts('admin')
  const waiting = useStore($waiting)
  const list = useStore(requests.$state)
  const count = waiting.status === 'ready' ? waiting.value.requests : undefined
  const first = list.status === 'ready' ? list.value.items[0] : undefined
  const moment =
    first && joinDateAndTime(locale, formatDayMonth(locale, first.start), formatTime(locale, first.start))
  return (
    <Cell
      href="#requests"
      label={t('admin.requests')}
      value={count === undefined ? undefined : formatNumber(locale, count)}
      note={count === 0 ? t('admin.noneWaits') : moment && t('admin.firstRequest', { moment })}
      look={count === 0 ? 'quiet' : undefined}
    />
  )
}

function MessagesCell() {
  const { locale, t } = useTexts('admin')
  const waiting = useStore($waiting)
  const count = waiting.status === 'ready' ? waiting.value.messages : undefined
  return (
    <Cell
      href={localizedPath(locale, '/admin/messages')}
      label={t('admin.messages')}
      value={count === undefined ? undefined : formatNumber(locale, count)}
      note={count === undefined ? undefined : t(count === 0 ? 'admin.noneWaits' : 'admin.toReply')}
      look={count === 0 ? 'quiet' : undefined}
    />
  )
}
