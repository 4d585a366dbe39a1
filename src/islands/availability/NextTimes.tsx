import { type Circumstances, dayTimes } from '../../domain/booking/availability.ts'
import { firstType } from '../../domain/booking/first-choice.ts'
import { addDays } from '../../domain/calendar/days.ts'
import { noonOf } from '../../domain/calendar/studio-time.ts'
import { durationsOf, enabledServices } from '../../domain/offers/services.ts'
import { formatDate, formatShortDate, joinDateAndTime } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { localizedPath } from '../../i18n/url.ts'
import { WEEK } from '../../stores/bookings/week-times.ts'
import { DayLight, FreeMark } from '../shared/DayLight.tsx'
import { island, useTexts } from '../shared/island.tsx'
import { LoadedWeek } from './LoadedWeek.tsx'

/** The next three days that have a free time, each with its first; it leads to the booking form with that slot filled in. */
export const NextTimes = island<'times'>(NextTimesScreen)

const DAYS = 3
const large = 'font-display text-[min(1.75rem,8vw)]/[2.1875rem] font-semibold'
const cards = 'grid gap-4 lg:grid-cols-3 lg:gap-6'
const bone = 'h-59 rounded-card bg-sunken'

function NextTimesScreen() {
  const bones = (
    <div className={cards}>
      <div className={bone} />
      <div className={bone} />
      <div className={bone} />
    </div>
  )
  return (
    <LoadedWeek bones={bones}>
      {(circumstances, firstDay) => <Days circumstances={circumstances} firstDay={firstDay} />}
    </LoadedWeek>
  )
}

function Days({ circumstances, firstDay }: { circumstances: Circumstances; firstDay: string }) {
  const { locale, t } = useTexts('times')
  const { settings } = circumstances
  // As the week's board begins: the rental, for as short as it is let.
  const type = enabledServices(settings).find(({ bands }) => bands)?.id ?? firstType(settings)
  const duration = Math.min(...durationsOf(type, settings))
  const days = Array.from({ length: WEEK }, (_, index) => {
    const date = addDays(firstDay, index)
    const free = dayTimes(date, { type, duration }, circumstances).filter(({ state }) => state === 'free')
    return { date, starts: free.map(({ time }) => time) }
  }).filter(({ starts }) => starts.length > 0)
  if (days.length === 0) return <p className="font-semibold">{t('times.weekTaken')}</p>
  return (
    <ul className={cards}>
      {days.slice(0, DAYS).map(({ date, starts }) => {
        const noon = noonOf(date)
        const [time = ''] = starts
        const query = new URLSearchParams({ service: type, duration: `${duration}`, date, time })
        return (
          <li
            key={date}
            className="relative grid min-w-0 content-start gap-4 rounded-card bg-surface p-6 pb-4 hover:bg-tungsten-wash"
          >
            {/* The day and its first time, equally large; what is said of them beside, small. */}
            <div className="grid gap-1.5 leading-tight">
              <p className={large}>{asBeginning(locale, formatShortDate(locale, noon))}</p>
              <div className="flex items-center justify-between gap-x-3">
                <div className="grid gap-0.75 leading-tight text-muted">
                  <p>{t('times.firstFree')}</p>
                  <p>
                    <FreeMark /> {t('times.choices', { count: starts.length })}
                  </p>
                </div>
                <a
                  className={`card-link text-tungsten-deep ${large}`}
                  href={`${localizedPath(locale, '/bookings/new')}?${query}`}
                  aria-label={joinDateAndTime(locale, formatDate(locale, noon), time)}
                >
                  {time}
                </a>
              </div>
            </div>
            <DayLight date={date} settings={settings} free={{ starts, minutes: duration }} tall />
          </li>
        )
      })}
    </ul>
  )
}
