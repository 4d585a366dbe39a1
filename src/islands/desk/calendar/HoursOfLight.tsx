import { midnightOf } from '../../../domain/calendar/studio-time.ts'
import { HOUR_MS } from '../../../domain/calendar/units.ts'
import { skyOf } from '../../shared/sky.ts'
import { studioLight } from '../../shared/studio-light.ts'

interface Props {
  date: string
  /** The hours the calendar shows. */
  hours: number[]
  /** Whether it is what lies behind words, as a breath of the sky. */
  faint?: boolean
}

/** On paper the night of the other skies would turn grey, and their day would be a haze over all of it. */
const FAINT = { night: 'light-dark(oklch(0.6 0.14 268), oklch(0.3 0.09 268))', day: 'transparent' }

/** The sky of a day from its first hour down to its last. */
export function HoursOfLight({ date, hours, faint = false }: Props) {
  const light = studioLight(date)
  if (!light) return null
  const from = +midnightOf(date) + (hours[0] ?? 0) * HOUR_MS
  const share = (instant: number) => `${(100 * (instant - from)) / (hours.length * HOUR_MS)}%`
  return (
    <span
      className={`hours-of-light ${faint ? 'hours-of-light-faint' : ''}`}
      style={{
        background: skyOf(light.stretches, share, {
          towards: '180deg',
          ...(faint && FAINT),
        }),
      }}
      aria-hidden="true"
    />
  )
}
