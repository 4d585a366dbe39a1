import { contact } from '../../content/contact.ts'
import type { Period } from '../../domain/calendar/period.ts'
import { midnightOf, minutesOfDay, noonOf } from '../../domain/calendar/studio-time.ts'
import { daylight, type Stretch } from '../../domain/calendar/sunlight.ts'
import { hoursOn } from '../../domain/offers/opening-hours.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'
import { formatTime } from '../../i18n/format.ts'
import { joinList, joinRange } from '../../i18n/joins.ts'
import { useTexts } from './island.tsx'

interface Props {
  date: string
  settings: StudioSettings
  /** The session that is being chosen, marked on the ruler. */
  session?: Period | undefined
}

const colours = { golden: 'bg-tungsten', blue: 'bg-daylight' }

/** The light of a day at the studio, beside its opening hours: a ruler, and the same in words. */
export function LightRuler({ date, settings, session }: Props) {
  const { locale, t } = useTexts('times')
  const light = daylight(noonOf(date), contact.position)
  if (!light) return null
  const { sunrise, sunset, stretches } = light
  const [first, last] = [stretches[0]?.start ?? sunrise, stretches.at(-1)?.end ?? sunset]
  const hours = hoursOn(date, settings)
  const at = (time: string) => +midnightOf(date) + minutesOfDay(time) * 60_000
  const from = Math.min(hours ? at(hours.start) : +first, +first)
  const to = Math.max(hours ? at(hours.end) : +last, +last)
  const place = ({ start, end }: Period) => ({
    insetInlineStart: `${(100 * (+start - from)) / (to - from)}%`,
    width: `${(100 * (+end - +start)) / (to - from)}%`,
  })
  const clock = (instant: Date) => formatTime(locale, instant)
  const when = (wanted: Stretch['light']) =>
    joinList(
      locale,
      stretches
        .filter(({ light: one }) => one === wanted)
        .map(({ start, end }) => joinRange(clock(start), clock(end))),
    )

  return (
    <figure className="grid gap-2" aria-label={t('times.light')}>
      <div className="relative my-1 h-[3px] rounded-full bg-line" aria-hidden="true">
        <span
          className="absolute inset-y-0 bg-[color-mix(in_oklch,var(--tungsten),transparent_65%)]"
          style={place({ start: first, end: last })}
        />
        {stretches.map((stretch) => (
          <span
            key={+stretch.start}
            className={`absolute inset-y-0 ${colours[stretch.light]}`}
            style={place(stretch)}
          />
        ))}
        {session && (
          <span
            className="absolute -inset-y-1 rounded-xs border-x-2 border-ink bg-[color-mix(in_oklch,var(--ink),transparent_85%)]"
            style={place(session)}
          />
        )}
      </div>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
        <span>{t('times.sunrise', { time: clock(sunrise) })}</span>
        {(['golden', 'blue'] as const).map((one) => (
          <span key={one} className="inline-flex flex-wrap items-center gap-x-1.5">
            <span className={`h-[3px] w-4 rounded-full ${colours[one]}`} aria-hidden="true" />
            {t(`times.${one}`)} <span>{when(one)}</span>
          </span>
        ))}
        <span>{t('times.sunset', { time: clock(sunset) })}</span>
      </figcaption>
    </figure>
  )
}
