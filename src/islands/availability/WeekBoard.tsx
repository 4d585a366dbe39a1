import { type CSSProperties, useState } from 'react'
import {
  type Circumstances,
  type DayStatus,
  dayStatus,
  dayTimes,
  freeShare,
  type StartTime,
} from '../../domain/booking/availability.ts'
import { firstType } from '../../domain/booking/first-choice.ts'
import { whyNoTimes } from '../../domain/booking/no-times.ts'
import { byDayPart } from '../../domain/calendar/day-parts.ts'
import { addDays } from '../../domain/calendar/days.ts'
import { noonOf } from '../../domain/calendar/studio-time.ts'
import { priceOf } from '../../domain/offers/price-of.ts'
import { durationsOf, enabledServices } from '../../domain/offers/services.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'
import { formatDate, formatWeekday } from '../../i18n/format.ts'
import { formatNumber, formatPrice } from '../../i18n/format-number.ts'
import { asBeginning, joinClauses, joinLabel } from '../../i18n/joins.ts'
import { typeName } from '../../i18n/type-name.ts'
import { localizedPath } from '../../i18n/url.ts'
import { WEEK } from '../../stores/bookings/week-times.ts'
import { DayLight, DayLightWords } from '../shared/DayLight.tsx'
import { DayPartRows } from '../shared/DayPartRows.tsx'
import { useTexts } from '../shared/island.tsx'
import { inARow } from './in-a-row.ts'

interface Props {
  circumstances: Circumstances
  firstDay: string
}

const freeOf = (times: StartTime[]) => times.filter(({ state }) => state === 'free')

/** What a day has in words: how many times a session may begin at, or why there is none. */
function useHowMuch() {
  const { t } = useTexts('times')
  return (status: DayStatus, count: number) =>
    status === 'free' || status === 'partly' ? t('times.starts', { count }) : t(`times.${status}`)
}

export function WeekBoard({ circumstances, firstDay }: Props) {
  const { locale, t } = useTexts('times', 'bookings')
  const { settings } = circumstances
  const howMuch = useHowMuch()
  const services = enabledServices(settings)
  // The pages around it speak of the rental.
  const rental = services.find(({ bands }) => bands)
  const [chosen, setType] = useState<string>()
  // While the page is open, what was chosen may be switched off.
  const type = services.find(({ id }) => id === chosen)?.id ?? rental?.id ?? firstType(settings)
  const durations = durationsOf(type, settings).toSorted((one, other) => one - other)
  // All that its first price covers, as the calculator above: fewer hours cost as much.
  const [asked, setDuration] = useState(rental?.bands?.[0]?.upToMinutes ?? 60)
  const duration = durations.includes(asked) ? asked : (durations[0] ?? 60)
  const [wanted, setWanted] = useState<string>()
  const days = Array.from({ length: WEEK }, (_, index) => {
    const date = addDays(firstDay, index)
    const times = dayTimes(date, { type, duration }, circumstances)
    return { date, times, status: dayStatus(times), free: freeOf(times).length }
  })
  const shown = days.find(({ date }) => date === wanted) ?? days.find(({ free }) => free > 0) ?? days[0]

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        {services.length > 1 && (
          <label className="grid w-full max-w-sm content-start gap-1.5">
            <span className="text-fluid-sm text-muted">{t('bookings.type')}</span>
            <select
              className="control font-semibold"
              value={type}
              onChange={({ target }) => setType(target.value)}
            >
              {services.map(({ id }) => (
                <option key={id} value={id}>
                  {typeName({ locale, t }, id, settings.services)}
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset>
          <legend className="mb-1.5 text-fluid-sm text-muted">{t('times.length')}</legend>
          <div className="flex flex-wrap gap-2">
            {durations.map((minutes) => (
              <label
                key={minutes}
                className="relative grid min-h-11 min-w-16 cursor-pointer place-items-center rounded-full bg-surface px-4 font-semibold hover:bg-sunken has-checked:bg-ink has-checked:text-paper forced-colors:border forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-daylight"
              >
                <input
                  type="radio"
                  name="week-length"
                  className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
                  checked={minutes === duration}
                  onChange={() => setDuration(minutes)}
                />
                {t('times.hours', { hours: formatNumber(locale, minutes / 60) })}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <fieldset
        aria-label={t('times.chooseDay')}
        className="grid min-w-0 grid-cols-7 gap-px rounded-card bg-surface p-1 sm:p-1.5"
      >
        {days.map(({ date, times, status, free }) => (
          <button
            key={date}
            type="button"
            aria-pressed={date === shown?.date}
            className="relative grid min-h-20 cursor-pointer content-center justify-items-center gap-2 rounded-field leading-none hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:forced-color-adjust-none"
            onClick={() => setWanted(date)}
          >
            <span className="sr-only">
              {joinClauses(locale, formatDate(locale, noonOf(date)), howMuch(status, free))}
            </span>
            <span className="text-sm" aria-hidden="true">
              {formatWeekday(locale, noonOf(date), 'short')}
            </span>
            <span
              className={`text-fluid-xl ${free > 0 ? 'font-semibold' : status === 'full' ? 'line-through' : 'opacity-60'}`}
              aria-hidden="true"
            >
              {Number(date.slice(8))}
            </span>
            {/* How much of the day is free, as a line that is as long: a number below the date would be read as an hour. */}
            <span
              className="h-1 rounded-full bg-line in-aria-pressed:bg-muted"
              style={{ width: 'min(60%, 2.5rem)' }}
              aria-hidden="true"
            >
              <span
                className="block h-full rounded-full bg-current forced-colors:bg-[CanvasText]"
                style={{ width: `${100 * freeShare(times)}%` }}
              />
            </span>
          </button>
        ))}
      </fieldset>
      {shown && (
        <Times
          settings={settings}
          date={shown.date}
          times={shown.times}
          why={whyNoTimes(shown.date, { type, duration }, settings)}
          price={formatPrice(locale, priceOf({ type, duration }, shown.date, settings))}
          type={type}
          duration={duration}
        />
      )}
    </div>
  )
}

interface TimesProps {
  settings: StudioSettings
  date: string
  times: StartTime[]
  /** Why there are none, where there are none. */
  why: ReturnType<typeof whyNoTimes>
  /** What the session costs on that day. */
  price: string
  type: string
  duration: number
}

/** A day's free starts, as links to the form. */
function Times({ settings, date, times, why, price, type, duration }: TimesProps) {
  const { locale, t } = useTexts('times')
  const words = formatDate(locale, noonOf(date))
  const status = dayStatus(times)
  const free = freeOf(times)
  const howMuch = useHowMuch()
  const counts = byDayPart(free).map((part) => part.times.length)
  const most = inARow(counts, innerWidth < 352 ? 5 : 6)
  const reason = {
    closed: t(`times.${times.length === 0 ? why : 'dayClosed'}`),
    past: t('times.dayOver'),
    full: t('times.allTaken'),
    partly: undefined,
    free: undefined,
  }[status]
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-6 font-semibold" aria-live="polite">
        <span>{joinLabel(locale, asBeginning(locale, words), howMuch(status, free.length))}</span>{' '}
        <span>{price}</span>
      </p>
      {reason && <p className="mt-2 text-muted">{reason}</p>}
      <div className="mt-4">
        <DayLight
          date={date}
          settings={settings}
          free={{ starts: free.map(({ time }) => time), minutes: duration }}
          tall
        />
        <div className="mt-3">
          <DayLightWords date={date} brief free />
        </div>
      </div>
      <ul
        className="free-times mt-5 grid gap-4 empty:hidden"
        style={{ '--most': most } as CSSProperties}
        aria-label={t('times.startTimes', { date: words })}
      >
        <DayPartRows times={free} as="li">
          {({ time }) => (
            <a
              key={time}
              className="grid min-h-11 place-items-center rounded-field bg-surface text-fluid-sm font-semibold hover:bg-tungsten-wash hover:text-tungsten-deep forced-colors:border"
              href={`${localizedPath(locale, '/bookings/new')}?${new URLSearchParams({ service: type, duration: `${duration}`, date, time })}`}
            >
              {time}
            </a>
          )}
        </DayPartRows>
      </ul>
    </div>
  )
}
