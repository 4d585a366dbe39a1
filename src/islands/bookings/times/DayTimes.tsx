import { type ReactNode, useRef } from 'react'
import { Chevron } from '../../../components/ui/Chevron.tsx'
import { dayStatus, type StartTime } from '../../../domain/booking/availability.ts'
import { whyNoTimes } from '../../../domain/booking/no-times.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import type { Session } from '../../../domain/offers/price-of.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatDate } from '../../../i18n/format.ts'
import { joinSentences } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'
import { OtherDays } from './OtherDays.tsx'
import { Starts } from './Starts.tsx'
import { useGolden } from './use-golden.ts'

interface Props {
  settings: StudioSettings
  date: string
  session: Session
  /**
   * Every start of the day that fits, those that have begun apart. None can be chosen while it is not `known` which are
   * taken.
   */
  times: StartTime[]
  known: boolean
  /** Why no day has any, in words, where no such session is offered. */
  notOffered: string | undefined
  /** Those ahead that are shown, and whether these are all, half an hour apart. */
  offered: StartTime[]
  all: boolean
  /** Whether the form was sent without a time. */
  missing: boolean
  /** Days after this one that have times, where it has few. */
  nextDays: { date: string; free: number }[]
  /** Whether other times can be typed, too. */
  anyTime: boolean
  chosen: string
  onChoose: (time: string) => void
  onChooseDay: (date: string) => void
  /** The sky over them. */
  children: ReactNode
}

/** A day's start times; those that cannot be had stay visible. */
export function DayTimes(props: Props) {
  const { settings, date, session, times, known, offered, all, missing, nextDays, anyTime, chosen } = props
  const { notOffered, onChoose, onChooseDay, children } = props
  const { locale, t } = useTexts('bookings', 'times')
  const golden = useGolden(times)
  const heading = useRef<HTMLLegendElement>(null)
  const begun = times.filter(({ state }) => state === 'begun')
  return (
    <fieldset className="day-times" aria-busy={!known}>
      <legend
        ref={heading}
        tabIndex={-1}
        className="flex min-h-14 items-center rounded pb-3 leading-tight font-semibold text-balance outline-offset-4"
      >
        {/* A line ends after a comma, not within the date. */}
        {t('times.startTimes', {
          date: formatDate(locale, noonOf(date)).replaceAll(/(?<!,) /g, '\u00a0'),
        })}
      </legend>
      {missing && (
        <p role="alert" className="text-fluid-sm font-semibold text-negative">
          {t('bookings.timeMissing')}
        </p>
      )}
      <div className="day-light">{children}</div>
      {known && <None times={times} why={whyNoTimes(date, session, settings)} {...{ notOffered, anyTime }} />}
      <Starts times={offered} close={all} {...{ known, golden, chosen, onChoose }} />
      {begun.length > 0 && (
        <details open={offered.length === 0 || begun.some(({ time }) => time === chosen)}>
          <summary className="unfold">
            {t('times.begun')}
            <Chevron />
          </summary>
          <Starts times={begun} close {...{ known, golden, chosen, onChoose }} />
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

interface NoneProps extends Pick<Props, 'times' | 'notOffered' | 'anyTime'> {
  why: ReturnType<typeof whyNoTimes>
}

/** Why a day has no time to offer. */
function None({ times, why, notOffered, anyTime }: NoneProps) {
  const { locale, t } = useTexts('times')
  const status = dayStatus(times)
  const none = (reason: string) => (anyTime ? joinSentences(locale, reason, t('times.anyTime')) : reason)
  const said = {
    closed: times.length > 0 ? t('times.dayClosed') : none(t(`times.${why}`)),
    past: t(anyTime ? 'times.dayBegun' : 'times.dayOver'),
    full: t('times.allTaken'),
    free: undefined,
    partly: undefined,
  }[status]
  const words = notOffered ?? said
  return words && <p className="text-fluid-sm text-muted">{words}</p>
}
