import { DayMark } from '../../../components/ui/DayMark.tsx'
import { dayStatus, type StartTime } from '../../../domain/booking/availability.ts'
import { type Period, periodOf, type Wish } from '../../../domain/booking/booking.ts'
import { whyNoTimes } from '../../../domain/booking/no-times.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatDate, formatTime, formatWeekday } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  settings: StudioSettings
  date: string
  session: Pick<Wish, 'type' | 'duration'>
  /** Every start of the day that fits; none of them can be chosen while it is not `known` which are taken. */
  times: StartTime[]
  known: boolean
  chosen: string
  onChoose: (time: string) => void
}

/** A day's start times ahead; those that cannot be had stay visible, with the reason in words. */
export function DayTimes({ settings, date, session, times, known, chosen, onChoose }: Props) {
  const { locale, t } = useTexts('common', 'times')
  const ahead = times.filter(({ state }) => state !== 'past' && state !== 'begun')
  const reasons = {
    free: undefined,
    taken: t('times.taken'),
    closed: t('times.closed'),
    past: undefined,
    begun: undefined,
  }
  return (
    <fieldset className="grid content-start gap-3" aria-busy={!known}>
      <legend className="mb-1 flex min-h-11 items-center font-semibold">
        {t('times.startTimes', { date: formatDate(locale, noonOf(date)) })}
      </legend>
      <p className="flex min-h-6 items-center gap-x-2 text-fluid-sm text-muted">
        {known ? <Status times={times} why={whyNoTimes(date, session, settings)} /> : t('common.loading')}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5">
        {ahead.map(({ time, start, state }) => (
          <Start
            key={time}
            time={time}
            until={endOf(locale, periodOf({ start, duration: session.duration }))}
            known={known}
            reason={known ? reasons[state] : undefined}
            isChosen={time === chosen}
            onChoose={() => onChoose(time)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** `12:00`, with the weekday where that is another than the start's. */
function endOf(locale: Locale, { start, end }: Period): string {
  const [weekday, startsOn] = [end, start].map((instant) => formatWeekday(locale, instant, 'short'))
  return weekday === startsOn ? formatTime(locale, end) : `${weekday} ${formatTime(locale, end)}`
}

function Status({ times, why }: Pick<Props, 'times'> & { why: ReturnType<typeof whyNoTimes> }) {
  const { t } = useTexts('times')
  const status = dayStatus(times)
  if (status === 'closed') return t(`times.${times.length === 0 ? why : 'dayClosed'}`)
  if (status === 'past') return t('times.dayOver')
  if (status === 'full') return t('times.allTaken')
  const free = times.filter(({ state }) => state === 'free').length
  const all = times.filter(({ state }) => state !== 'past').length
  return (
    <>
      <DayMark status={status} />
      <span>
        {t(`times.${status}`)} · {t('times.freeOf', { free, all })}
      </span>
    </>
  )
}

interface StartProps {
  time: string
  until: string
  known: boolean
  /** Why it cannot be chosen. */
  reason: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Start({ time, until, known, reason, isChosen, onChoose }: StartProps) {
  const look = !known
    ? 'border-line text-muted'
    : reason
      ? 'border-dashed border-line text-muted has-checked:border-negative has-checked:text-negative'
      : 'cursor-pointer border-line hover:border-ink has-checked:border-daylight has-checked:bg-daylight has-checked:text-paper'
  return (
    <label
      className={`relative grid h-13 place-content-center justify-items-center rounded-lg border leading-tight tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-daylight ${look}`}
    >
      <input
        type="radio"
        name="start"
        className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
        checked={isChosen}
        disabled={!known || Boolean(reason)}
        onChange={onChoose}
      />
      <span className={`font-semibold ${reason ? 'line-through' : ''}`}>{time}</span>
      {reason ? (
        <small className="text-xs">{reason}</small>
      ) : (
        <small className="text-xs" aria-hidden="true">
          –{until}
        </small>
      )}
    </label>
  )
}
