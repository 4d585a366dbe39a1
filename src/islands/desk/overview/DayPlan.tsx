import { useStore } from '@nanostores/react'
import { Fragment, type ReactNode, useId } from 'react'
import { periodOf } from '../../../domain/booking/booking.ts'
import { dayGaps } from '../../../domain/booking/day-gaps.ts'
import { countOfDay } from '../../../domain/booking/own-day.ts'
import { stretchOn } from '../../../domain/calendar/day-stretch.ts'
import { midnightOf, noonOf, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { MINUTE_MS } from '../../../domain/calendar/units.ts'
import { hoursOn } from '../../../domain/offers/opening-hours.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { Programme } from '../../../stores/bookings/programme.ts'
import { $settings } from '../../../stores/settings.ts'
import { useTexts } from '../../shared/island.tsx'
import { GapEntry } from '../GapEntry.tsx'
import { EmptyDay } from './EmptyDay.tsx'
import { NowLine } from './NowLine.tsx'
import { BookingEntry, ClosureEntry } from './ProgrammeEntry.tsx'

interface Props {
  title: string
  date: string
  now: Date
  programme: Programme
}

interface Entry {
  id: string
  start: number
  end: number
  node: ReactNode
}

/** A day in order: what begins on it or goes on into it, when the studio is closed, and what can still be booked. */
export function DayPlan({ title, date, now, programme }: Props) {
  const language = useTexts('admin', 'bookings', 'money')
  const { locale, t } = language
  const bookings = programme.bookings.filter((booking) => stretchOn(date, periodOf(booking)))
  const settings = useStore($settings)
  const known = settings.status === 'ready' ? settings.value : undefined
  const events = [
    ...bookings.map((booking): Entry => {
      const { start, end } = periodOf(booking)
      const node = <BookingEntry booking={booking} date={date} now={now} />
      return { id: booking.id, start: start.getTime(), end: end.getTime(), node }
    }),
    ...programme.closures.flatMap((closure): Entry[] => {
      const stretch = stretchOn(date, closure)
      if (!stretch) return []
      const node = <ClosureEntry closure={closure} stretch={stretch} />
      return [{ id: closure.id, start: closure.start.getTime(), end: closure.end.getTime(), node }]
    }),
  ]
  const entries = [...events, ...(known ? gapsOf({ date, now, programme }, known) : [])].sort(
    (a, b) => a.start - b.start,
  )
  const hours = known && events.length === 0 ? hoursOn(date, known) : null
  const id = useId()
  const isToday = toStudioMoment(now).date === date
  // Before what comes next; during a session that is said beside it.
  const next = entries.findIndex(({ start }) => start > now.getTime())
  const running = entries.some(({ start, end }) => start <= now.getTime() && now.getTime() < end)
  const line = isToday && !running && !hours ? (next < 0 ? entries.length : next) : undefined
  const { sessions, minutes } = countOfDay(date, bookings, now)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 id={id} className="text-fluid-xl font-semibold">
          {title}
        </h3>
        <p className="text-muted sm:leading-none">
          {asBeginning(locale, formatShortDate(locale, noonOf(date)))}
        </p>
        <p className="text-muted max-sm:basis-full sm:ms-auto sm:max-[110rem]:leading-none min-[110rem]:ms-0 min-[110rem]:basis-full">
          {bookings.length === 0 && t('admin.programmeEmpty')}
          {sessions > 0 && t('admin.daySum', { count: sessions, length: lengthWords(language, minutes) })}
        </p>
      </div>
      <div className="panel grid gap-1 py-3">
        {hours && <EmptyDay date={date} hours={hours} now={now} />}
        <ol className="day-plan">
          {entries.map(({ id, node }, index) => (
            <Fragment key={id}>
              {line === index && <NowLine now={now} />}
              <li>{node}</li>
            </Fragment>
          ))}
          {line === entries.length && <NowLine now={now} />}
        </ol>
        <p>
          <a className="more" href={localizedPath(locale, `/admin/day?date=${date}`)}>
            {t('money.daySheet')}
          </a>
        </p>
      </div>
    </section>
  )
}

function gapsOf({ date, now, programme }: Omit<Props, 'title'>, settings: StudioSettings): Entry[] {
  const midnight = midnightOf(date).getTime()
  return dayGaps(date, { ...programme, settings, now }).map(({ from, to }) => ({
    id: `gap-${from}`,
    // Behind the line of the present time, though it began before.
    start: Math.max(midnight + from * MINUTE_MS, now.getTime() + 1),
    end: midnight + to * MINUTE_MS,
    node: <GapEntry date={date} gap={{ from, to }} />,
  }))
}
