import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Period } from '../../domain/calendar/period.ts'
import { MINUTE_MS } from '../../domain/calendar/units.ts'
import { hoursOn } from '../../domain/offers/opening-hours.ts'
import { formatTime } from '../../i18n/format.ts'
import type { Programme } from '../../stores/bookings/programme.ts'
import { $settings, needSettings } from '../../stores/settings.ts'
import { dayScale } from '../shared/day-scale.ts'
import { useTexts } from '../shared/island.tsx'
import { skyOf } from '../shared/sky.ts'
import { studioLight } from '../shared/studio-light.ts'
import { customerName } from './calendar/customer-name.ts'
import { stripBlocks } from './strip-blocks.ts'

/** So near to an end of the strip an hour's figures would touch its edge on a phone. */
const EDGE_MS = 80 * MINUTE_MS

interface Props {
  date: string
  /** On the day itself. */
  now?: Date | undefined
  programme: Partial<Programme>
}

/** A day of the studio under its sky, with what is booked and closed; the list of the day says the same. */
export function DayStrip({ date, now, programme: { bookings = [], closures = [] } }: Props) {
  const { locale, t } = useTexts('bookings')
  const settings = useStore($settings)
  useEffect(() => {
    needSettings()
  }, [])
  const light = studioLight(date)
  if (!light) return null
  const blocks = stripBlocks(date, { bookings, closures })
  const hours = settings.status === 'ready' ? hoursOn(date, settings.value) : null
  const { from, to, share, marks } = dayScale(date, light, hours, blocks)
  const percent = (length: number) => `${(100 * length) / (to - from)}%`
  /** The name of what runs stands on the side of the present time that has more room: the line is not drawn through it. */
  const besideNow = ({ start, end }: Period) => {
    if (!now || now < start || now >= end) return {}
    const [gone, left] = [+now - +start, +end - +now]
    return left > gone
      ? { paddingInlineStart: `calc(${percent(gone)} + 0.5rem)` }
      : { paddingInlineEnd: `calc(${percent(left)} + 0.5rem)` }
  }
  return (
    <div className="day-strip" aria-hidden="true">
      <div className="day-strip-sky" style={{ background: skyOf(light.stretches, share) }}>
        {blocks.map(({ id, start, end, look, customer }) => (
          <span
            key={id}
            className={look}
            style={{
              // Never on the strip's own edge.
              insetInlineStart: `max(4px, ${percent(+start - from)})`,
              insetInlineEnd: `max(4px, ${percent(to - +end)})`,
              ...besideNow({ start, end }),
            }}
          >
            {customer && customerName(t, customer)}
          </span>
        ))}
        {now && <span className="day-strip-now" style={{ insetInlineStart: share(+now) }} />}
      </div>
      {marks.map((instant) => (
        <span
          key={instant}
          className="day-strip-hour"
          data-near-edge={Math.min(instant - from, to - instant) < EDGE_MS || undefined}
          style={{ insetInlineStart: share(instant) }}
        >
          {formatTime(locale, new Date(instant))}
        </span>
      ))}
    </div>
  )
}
