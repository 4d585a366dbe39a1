import { goldenOn } from './studio-light.ts'

/** What light the studio stands in; the blue hour is the evening's, as the night is. */
export type LightOfDay = 'day' | 'golden' | 'evening'

/** The light over the studio at a moment: golden in the morning, too. */
export function lightAt(moment: Date): LightOfDay {
  const golden = goldenOn(moment)
  const [morning, evening] = golden
  if (!morning || !evening) return 'day'
  if (golden.some(({ start, end }) => start <= moment && moment < end)) return 'golden'
  return morning.end <= moment && moment < evening.start ? 'day' : 'evening'
}
