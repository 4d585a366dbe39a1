import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { hoursOn } from '../../domain/offers/opening-hours.ts'
import { customerName } from '../../i18n/customer-name.ts'
import { formatTime } from '../../i18n/format.ts'
import { $settings, needSettings } from '../../stores/settings.ts'
import { dayScale } from '../shared/day-scale.ts'
import { useTexts } from '../shared/island.tsx'
import { skyOf } from '../shared/sky.ts'
import { studioLight } from '../shared/studio-light.ts'
import { type Block, type OnStrip, stripBlocks } from './strip-blocks.ts'

interface Props {
  date: string
  /** On the day itself. */
  now?: Date | undefined
  programme: OnStrip
}

/** A day of the studio under its sky, with what is booked and closed; the list of the day says the same. */
export function DayStrip({ date, now, programme }: Props) {
  const { locale, t } = useTexts('bookings')
  const settings = useStore($settings)
  useEffect(() => {
    needSettings()
  }, [])
  const light = studioLight(date)
  if (!light) return null
  const blocks = stripBlocks(date, programme)
  const hours = settings.status === 'ready' ? hoursOn(date, settings.value) : null
  const { from, to, share, marks } = dayScale(date, light, hours, blocks)
  const percent = (length: number) => `${(100 * length) / (to - from)}%`
  /** The share of a session that is over while it runs. */
  const goneOf = ({ start, end, customer }: Block) =>
    customer && now && start <= now && now < end ? (100 * (+now - +start)) / (+end - +start) : undefined
  const runs = blocks.some((block) => goneOf(block) !== undefined)
  return (
    <div className="day-strip" aria-hidden="true">
      <div className="day-strip-sky" style={{ background: skyOf(light.stretches, share) }}>
        {/* Behind what runs, which says by its foot how far it has come: no name is struck through. */}
        {now && (
          <span
            className="day-strip-now"
            style={{ insetInlineStart: share(+now), ...(runs && ONLY_ITS_HEAD) }}
          />
        )}
        {blocks.map((block) => {
          const { id, start, end, look, customer } = block
          const gone = goneOf(block)
          return (
            <span
              key={id}
              className={look}
              style={{
                // Never on the strip's own edge.
                insetInlineStart: `max(4px, ${percent(+start - from)})`,
                insetInlineEnd: `max(4px, ${percent(to - +end)})`,
                ...(gone !== undefined && foot(gone)),
              }}
            >
              {customer && (
                <>
                  <span className="day-strip-name" data-time={formatTime(locale, start)}>
                    {customerName(t, customer)}
                  </span>
                  <span className="day-strip-initials">{initialsOf(customerName(t, customer))}</span>
                </>
              )}
            </span>
          )
        })}
      </div>
      {marks.map((instant) => (
        <span
          key={instant}
          className="day-strip-hour"
          // On a phone, too, its figures stay off the strip's edge.
          style={{ insetInlineStart: `clamp(1.4rem, ${share(instant)}, 100% - 1.4rem)` }}
        >
          {formatTime(locale, new Date(instant))}
        </span>
      ))}
    </div>
  )
}

/** `ЖС` of `Жишээ Сүрэн`: of two words at most. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('')

/** Of the line of the present: what runs would leave a stump of the rest. */
const ONLY_ITS_HEAD = { insetBlockEnd: 'auto', height: '7px' }

/** What runs has a line at its foot, as far as it has gone. */
const foot = (gone: number) => ({
  backgroundImage: `linear-gradient(90deg, oklch(0.5 0.13 248) ${gone}%, oklch(0.89 0.05 240) ${gone}%)`,
})
