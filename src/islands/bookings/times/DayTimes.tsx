import { DayMark } from '../../../components/ui/DayMark.tsx'
import { dayStatus, type StartTime } from '../../../domain/booking/availability.ts'
import { periodOf } from '../../../domain/booking/booking.ts'
import { whyNoTimes } from '../../../domain/booking/no-times.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import type { Session } from '../../../domain/offers/price-of.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatDate } from '../../../i18n/format.ts'
import { joinSentences } from '../../../i18n/joins.ts'
import { DayLight } from '../../shared/DayLight.tsx'
import { DayPartRows } from '../../shared/DayPartRows.tsx'
import { useTexts } from '../../shared/island.tsx'
import { shoot } from './shoot.ts'

interface Props {
  settings: StudioSettings
  date: string
  session: Session
  /** Every start of the day that fits, those that have begun apart; none of them can be chosen while it is not `known` which are taken. */
  times: StartTime[]
  known: boolean
  /** Whether other times can be typed, too. */
  anyTime: boolean
  chosen: string
  onChoose: (time: string) => void
}

/** A day's start times ahead; those that cannot be had stay visible, with the reason in words. */
export function DayTimes({ settings, date, session, times, known, anyTime, chosen, onChoose }: Props) {
  const { locale, t } = useTexts('common', 'times')
  const ahead = times.filter(({ state }) => state !== 'past' && state !== 'begun')
  const picked = times.find(({ time }) => time === chosen)
  const begun = times.filter(({ state }) => state === 'begun')
  return (
    <fieldset className="grid content-start gap-3" aria-busy={!known}>
      <legend className="mb-1 flex min-h-11 items-center font-semibold">
        {t('times.startTimes', { date: formatDate(locale, noonOf(date)) })}
      </legend>
      <p className="flex min-h-6 items-center gap-x-2 text-fluid-sm text-muted">
        {known ? (
          <Status times={times} why={whyNoTimes(date, session, settings)} anyTime={anyTime} />
        ) : (
          t('common.loading')
        )}
      </p>
      <Starts times={ahead} {...{ known, chosen, onChoose }} />
      <DayLight
        date={date}
        settings={settings}
        session={picked && periodOf({ start: picked.start, duration: session.duration })}
      />
      {begun.length > 0 && (
        <details open={ahead.length === 0 || begun.some(({ time }) => time === chosen)}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-fluid-sm font-semibold text-muted">
            {t('times.begun')}
          </summary>
          <Starts times={begun} {...{ known, chosen, onChoose }} />
        </details>
      )}
    </fieldset>
  )
}

interface StartsProps extends Pick<Props, 'known' | 'chosen' | 'onChoose'> {
  times: Pick<StartTime, 'time' | 'state'>[]
}

/** Start times to choose from, by the part of the day. */
export function Starts({ times, known, chosen, onChoose }: StartsProps) {
  const { t } = useTexts('times')
  const reasons: Partial<Record<StartTime['state'], string>> = {
    taken: t('times.taken'),
    closed: t('times.closed'),
  }
  return (
    <div className="grid gap-3">
      <DayPartRows times={times} as="div">
        {({ time, state }) => (
          <Start
            key={time}
            time={time}
            known={known}
            reason={known ? reasons[state] : undefined}
            isChosen={time === chosen}
            onChoose={() => onChoose(time)}
          />
        )}
      </DayPartRows>
    </div>
  )
}

function Status({
  times,
  why,
  anyTime,
}: Pick<Props, 'times' | 'anyTime'> & { why: ReturnType<typeof whyNoTimes> }) {
  const { locale, t } = useTexts('times')
  const status = dayStatus(times)
  const none = (reason: string) => (anyTime ? joinSentences(locale, reason, t('times.anyTime')) : reason)
  if (status === 'closed' && times.length > 0) return t('times.dayClosed')
  if (status === 'closed') return none(t(`times.${why}`))
  if (status === 'past') return t(anyTime ? 'times.dayBegun' : 'times.dayOver')
  if (status === 'full') return t('times.allTaken')
  const free = times.filter(({ state }) => state === 'free').length
  const all = times.filter(({ state }) => state !== 'past' && state !== 'begun').length
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
  known: boolean
  /** Why it cannot be chosen. */
  reason: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Start({ time, known, reason, isChosen, onChoose }: StartProps) {
  const look = !known
    ? 'border-line text-muted'
    : reason
      ? 'border-dashed border-line text-muted has-checked:border-negative has-checked:text-negative'
      : 'cursor-pointer border-line hover:border-ink has-checked:border-daylight has-checked:bg-daylight has-checked:text-paper'
  return (
    <label
      className={`relative grid h-11 place-content-center justify-items-center rounded-lg border leading-tight tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-daylight ${look}`}
    >
      <input
        type="radio"
        name="start"
        className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
        checked={isChosen}
        disabled={!known || Boolean(reason)}
        onChange={({ currentTarget, nativeEvent }) => {
          // Arrow keys try one time after the other.
          const byHand = nativeEvent instanceof UIEvent && nativeEvent.detail > 0
          if (byHand) shoot(currentTarget)
          onChoose()
        }}
      />
      <span className={`font-semibold ${reason ? 'line-through' : ''}`}>{time}</span>
      {reason && <small className="text-[0.6875rem] leading-tight">{reason}</small>}
    </label>
  )
}
