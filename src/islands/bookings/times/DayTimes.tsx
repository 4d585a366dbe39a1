import { useRef, useState } from 'react'
import { Chevron } from '../../../components/ui/Chevron.tsx'
import { DayMark } from '../../../components/ui/DayMark.tsx'
import { dayStatus, type StartTime } from '../../../domain/booking/availability.ts'
import { periodOf } from '../../../domain/booking/booking.ts'
import { whyNoTimes } from '../../../domain/booking/no-times.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import type { Session } from '../../../domain/offers/price-of.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatDate } from '../../../i18n/format.ts'
import { asBeginning, joinSentences } from '../../../i18n/joins.ts'
import { DayLight, DayLightWords } from '../../shared/DayLight.tsx'
import { DayPartRows } from '../../shared/DayPartRows.tsx'
import { useTexts } from '../../shared/island.tsx'
import { OtherDays } from './OtherDays.tsx'
import { Start } from './Start.tsx'
import { useGolden } from './use-golden.ts'

interface Props {
  settings: StudioSettings
  date: string
  session: Session
  /** Every start of the day that fits, those that have begun apart; none of them can be chosen while it is not `known` which are taken. */
  times: StartTime[]
  known: boolean
  /** The time of this day than which none is sooner on any day. */
  soonest: string | undefined
  /** Days after this one that have times. */
  nextDays: { date: string; free: number }[] | undefined
  /** Whether other times can be typed, too. */
  anyTime: boolean
  chosen: string
  onChoose: (time: string) => void
  onChooseDay: (date: string) => void
}

/** A day's start times ahead; those that cannot be had stay visible, with the reason in words. */
export function DayTimes(props: Props) {
  const { settings, date, session, times, known, soonest, nextDays, anyTime, chosen, onChoose, onChooseDay } =
    props
  const { locale, t } = useTexts('common', 'times')
  const golden = useGolden(date, times, session)
  const heading = useRef<HTMLLegendElement>(null)
  const ahead = times.filter(({ state }) => state !== 'past' && state !== 'begun')
  const begun = times.filter(({ state }) => state === 'begun')
  const free = times.filter(({ state }) => state === 'free' || state === 'begun')
  const picked = times.find(({ time }) => time === chosen)
  return (
    <fieldset className="grid min-w-0 content-start gap-3" aria-busy={!known}>
      <legend
        ref={heading}
        tabIndex={-1}
        className="flex min-h-13 items-center rounded font-semibold outline-offset-4 lg:min-h-11"
      >
        {t('times.startTimes', { date: formatDate(locale, noonOf(date)) })}
      </legend>
      <p className="flex min-h-6 items-center gap-x-2 text-fluid-sm text-muted">
        {known ? (
          <Status times={times} why={whyNoTimes(date, session, settings)} anyTime={anyTime} />
        ) : (
          t('common.loading')
        )}
      </p>
      <DayLight
        date={date}
        settings={settings}
        session={picked && periodOf({ start: picked.start, duration: session.duration })}
        starts={known ? free.map(({ time }) => time).filter((time) => time !== chosen) : []}
      />
      <div className="light-words">
        <DayLightWords date={date} />
      </div>
      <Starts times={ahead} {...{ known, soonest, golden, chosen, onChoose }} />
      {begun.length > 0 && (
        <details open={ahead.length === 0 || begun.some(({ time }) => time === chosen)}>
          <summary className="unfold">
            {t('times.begun')}
            <Chevron />
          </summary>
          <Starts times={begun} {...{ known, golden, chosen, onChoose }} />
        </details>
      )}
      <OtherDays
        days={nextDays}
        onChoose={(next) => {
          onChooseDay(next)
          // What was pressed may be gone then.
          heading.current?.focus()
        }}
      />
    </fieldset>
  )
}

interface StartsProps extends Pick<Props, 'known' | 'chosen' | 'onChoose'> {
  times: Pick<StartTime, 'time' | 'state'>[]
  soonest?: string | undefined
  /** Those with light of the golden hour. */
  golden: string[]
}

/** Start times to choose from, by the part of the day; where room is short those that are taken are folded away at first. */
export function Starts({ times, known, soonest, golden, chosen, onChoose }: StartsProps) {
  const { locale, t } = useTexts('times')
  const [unfolded, setUnfolded] = useState(false)
  const taken = known ? takenOf(times) : 0
  return (
    <div className="starts grid gap-3" data-folded={(known && !unfolded) || undefined}>
      <DayPartRows times={times} as="div">
        {({ time, state }) => (
          <Start
            key={time}
            time={time}
            state={state}
            known={known}
            soonest={time === soonest}
            golden={golden.includes(time)}
            isChosen={time === chosen}
            onChoose={() => onChoose(time)}
          />
        )}
      </DayPartRows>
      {taken > 0 && (
        <button
          type="button"
          className="unfold lg:hidden"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {asBeginning(locale, t('times.takenTimes', { count: taken }))}
          <Chevron open={unfolded} />
        </button>
      )}
    </div>
  )
}

const takenOf = (times: Pick<StartTime, 'state'>[]) => times.filter(({ state }) => state === 'taken').length

function Status({
  times,
  why,
  anyTime,
}: Pick<Props, 'times' | 'anyTime'> & { why: ReturnType<typeof whyNoTimes> }) {
  const { locale, t } = useTexts('bookings', 'times')
  const status = dayStatus(times)
  const none = (reason: string) => (anyTime ? joinSentences(locale, reason, t('times.anyTime')) : reason)
  if (status === 'closed' && times.length > 0) return t('times.dayClosed')
  if (status === 'closed') return none(t(`times.${why}`))
  if (status === 'past') return t(anyTime ? 'times.dayBegun' : 'times.dayOver')
  if (status === 'full') return t('times.allTaken')
  const free = times.filter(({ state }) => state === 'free').length
  const taken = takenOf(times)
  return (
    <>
      <DayMark status={status} />
      <span>
        {asBeginning(locale, t('bookings.freeTimes', { count: free }))}
        {taken > 0 && <span className="max-lg:hidden"> · {t('times.takenTimes', { count: taken })}</span>}
      </span>
    </>
  )
}
