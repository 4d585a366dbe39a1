import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { periodOf } from '../../../domain/booking/booking.ts'
import { periodOfDays } from '../../../domain/calendar/closure.ts'
import { stretchOn } from '../../../domain/calendar/day-stretch.ts'
import { addDays } from '../../../domain/calendar/days.ts'
import { noonOf, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import {
  $programme,
  loadProgramme,
  type Programme as WhatHappens,
} from '../../../stores/bookings/programme.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { BookingEntry, ClosureEntry } from './ProgrammeEntry.tsx'

/** The studio's date so many days from today. */
const studioDay = (offset: number) => addDays(toStudioMoment(new Date()).date, offset)

/** Loads what happens today and tomorrow. */
export const loadTwoDays = () => loadProgramme(periodOfDays(studioDay(0), studioDay(1)))

/** Today and tomorrow in the studio. */
export function Programme() {
  const { t } = useTexts('admin', 'bookings')
  const state = useStore($programme)
  useEffect(() => {
    loadTwoDays()
  }, [])
  return (
    <section aria-labelledby="programme" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="programme" className="text-fluid-xl font-semibold">
        {t('admin.programmeTitle')}
      </h2>
      <Loaded state={state} load={loadTwoDays} failed={t('bookings.loadFailed')} boxes={2} height="h-24">
        {(programme) => (
          <>
            <Day title={t('admin.today')} date={studioDay(0)} programme={programme} />
            <Day title={t('admin.tomorrow')} date={studioDay(1)} programme={programme} />
          </>
        )}
      </Loaded>
    </section>
  )
}

interface DayProps {
  title: string
  date: string
  programme: WhatHappens
}

/** What begins on a day or goes on into it, and when the studio is closed on it, in order. */
function Day({ title, date, programme }: DayProps) {
  const { locale, t } = useTexts('admin')
  const entries = [
    ...programme.closures.flatMap((closure) => {
      const stretch = stretchOn(date, closure)
      const entry = stretch && <ClosureEntry closure={closure} stretch={stretch} />
      return stretch ? [{ id: closure.id, start: closure.start, entry }] : []
    }),
    ...programme.bookings
      .filter((booking) => stretchOn(date, periodOf(booking)))
      .map((booking) => ({
        id: booking.id,
        start: booking.start,
        entry: <BookingEntry booking={booking} date={date} />,
      })),
  ].sort((a, b) => a.start.getTime() - b.start.getTime())
  return (
    <div className="panel grid gap-3">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {title}
        <span className="text-fluid-sm font-normal text-muted">{formatShortDate(locale, noonOf(date))}</span>
      </h3>
      {entries.length === 0 && <p className="text-muted">{t('admin.programmeEmpty')}</p>}
      {entries.length > 0 && (
        <ol className="grid gap-3">
          {entries.map(({ id, entry }) => (
            <li key={id} className="grid gap-1 border-t border-line pt-3">
              {entry}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
