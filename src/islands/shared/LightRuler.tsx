import type { Period } from '../../domain/calendar/period.ts'
import { midnightOf, minutesOfDay } from '../../domain/calendar/studio-time.ts'
import type { Stretch } from '../../domain/calendar/sunlight.ts'
import { MINUTE_MS } from '../../domain/calendar/units.ts'
import { hoursOn } from '../../domain/offers/opening-hours.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'
import { formatTime } from '../../i18n/format.ts'
import { joinList, joinRange } from '../../i18n/joins.ts'
import { dayScale, partOn } from './day-scale.ts'
import { HalfSun } from './HalfSun.tsx'
import { useTexts } from './island.tsx'
import { skyColours, skyOf } from './sky.ts'
import { studioLight } from './studio-light.ts'

interface Props {
  date: string
  settings: StudioSettings
  /** The session that is being chosen, marked on the sky. */
  session?: Period | undefined
  /** Sessions that can be chosen, by their starts, `14:30`, and the minutes of each: one line of all that meet. */
  free?: { starts: string[]; minutes: number }
  /** Where it is the picture of the day, and not a line beside others. */
  tall?: boolean
}

/** A line of free times: seen by day and by night, when white would outshine what is chosen. */
const freeLine = {
  border: `1.5px solid ${skyColours.blue}`,
  borderRadius: '99px',
  background: 'light-dark(oklch(0.99 0.01 85), oklch(0.86 0.045 82))',
}

/** The sky over the studio from hour to hour of a day, beside its opening hours; `LightWords` say the same. */
export function LightRuler({
  date,
  settings,
  session,
  free = { starts: [], minutes: 0 },
  tall = false,
}: Props) {
  const { locale } = useTexts('times')
  const light = studioLight(date)
  if (!light) return null
  const scale = dayScale(date, light, hoursOn(date, settings))
  const { share, marks, to } = scale
  const at = (time: string) => +midnightOf(date) + minutesOfDay(time) * MINUTE_MS
  const framed = session && partOn(scale, session)

  return (
    // Styles of its own: it comes last, and the page that it comes to has no room for them.
    <div style={{ position: 'relative', paddingBottom: '1.5rem' }} aria-hidden="true">
      <div
        className="rounded-field"
        style={{
          height: tall ? '4.5rem' : '3rem',
          background: skyOf(light.stretches, share),
          // In the dark its night would be lost on the card; by day a line would fringe it.
          boxShadow: 'inset 0 0 0 1px light-dark(#0000, var(--line))',
        }}
      />
      {rowsOf(free.starts.map(at), free.minutes * MINUTE_MS).map(([start, end]) => (
        <span
          key={start}
          style={{
            position: 'absolute',
            insetInlineStart: share(start),
            // A session into the night ends beyond the picture; its line is whole.
            insetInlineEnd: `max(4px, 100% - ${share(Math.min(end, to))})`,
            top: '1.375rem',
            height: '1.75rem',
            ...freeLine,
          }}
        />
      ))}
      {framed && (
        <span
          style={{
            position: 'absolute',
            ...framed,
            top: '-0.25rem',
            height: tall ? '5rem' : '3.5rem',
            border: `3px solid ${skyColours.golden}`,
            borderRadius: 'var(--radius-field)',
            boxShadow: `0 0 0 1px ${skyColours.night}, inset 0 0 0 1px ${skyColours.night}`,
          }}
        />
      )}
      {marks.map((instant) => (
        <span
          key={instant}
          className="text-sm text-muted"
          style={{ position: 'absolute', insetInlineStart: share(instant), bottom: 0, translate: '-50%' }}
        >
          {formatTime(locale, new Date(instant))}
        </span>
      ))}
    </div>
  )
}

/** From when to when sessions of `length` follow each other or overlap. */
function rowsOf(starts: readonly number[], length: number): [number, number][] {
  const rows: [number, number][] = []
  for (const start of starts) {
    const row = rows.at(-1)
    if (row && start <= row[1]) row[1] = start + length
    else rows.push([start, start + length])
  }
  return rows
}

/** The sign of the blue hour: lighter than the sky's own, which would be lost on a dark page. */
const Dot = () => (
  <span
    style={{
      display: 'inline-block',
      width: '0.6rem',
      height: '0.6rem',
      marginInline: '0.2rem',
      borderRadius: '50%',
      background: 'var(--daylight)',
    }}
  />
)

/** As wide for each, so that below each other their words begin on one line. */
const sign = { display: 'inline-block', minWidth: '1.2rem' }

interface WordsProps {
  date: string
  /** Without when the sun comes and goes. */
  brief?: boolean
  /** Whether the sky beside it shows times that can be chosen. */
  free?: boolean
}

/** The light of a day at the studio in words, and the key to what is drawn on its sky. */
export function LightWords({ date, brief, free }: WordsProps) {
  const { locale, t } = useTexts('times')
  const light = studioLight(date)
  if (!light) return null
  const { sunrise, sunset, stretches } = light
  const clock = (instant: Date) => formatTime(locale, instant)
  const when = (wanted: Stretch['light']) =>
    joinList(
      locale,
      stretches
        .filter(({ light: one }) => one === wanted)
        .map(({ start, end }) => joinRange(clock(start), clock(end))),
    )
  return (
    <figure className="flex flex-wrap gap-x-6 text-sm text-muted" aria-label={t('times.light')}>
      {!brief &&
        [
          { goes: 'up' as const, words: t('times.sunrise', { time: clock(sunrise) }) },
          { goes: 'down' as const, words: t('times.sunset', { time: clock(sunset) }) },
        ].map(({ goes, words }) => (
          <span key={goes}>
            <span style={sign}>
              <HalfSun goes={goes} />
            </span>{' '}
            {words}
          </span>
        ))}
      {(['golden', 'blue'] as const).map((one) => (
        <span key={one}>
          <span style={sign}>{one === 'blue' ? <Dot /> : <HalfSun />}</span> {t(`times.${one}`)}{' '}
          <span className="whitespace-nowrap">{when(one)}</span>
        </span>
      ))}
      {free && (
        <span>
          <FreeMark /> {t('times.free')}
        </span>
      )}
    </figure>
  )
}

/** A line as on a sky: what of it is free. */
export const FreeMark = () => (
  <span style={sign}>
    <span style={{ ...freeLine, display: 'inline-block', width: '1rem', height: '0.6rem' }} />
  </span>
)
