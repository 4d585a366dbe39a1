import type { Stretch } from '../../domain/calendar/sunlight.ts'

/** Colours of the sky as seen from the studio's windows; on a dark page noon does not glare. */
export const skyColours = {
  night: 'oklch(0.22 0.035 265)',
  blue: 'oklch(0.52 0.1 250)',
  /** Between blue and golden, as `pale` is between golden and day: without them the gradient turns grey-brown. */
  violet: 'oklch(0.64 0.045 298)',
  golden: 'oklch(0.8 0.145 68)',
  pale: 'light-dark(oklch(0.925 0.08 86), oklch(0.8 0.075 86))',
  day: 'light-dark(oklch(0.9 0.035 235), oklch(0.68 0.055 238))',
}

const QUARTER = 900_000

/**
 * The sky of a day from left to right, or another way, as a background.
 *
 * @param stretches blue and golden light in the order in which it comes
 * @param share where an instant lies, in percent of the whole
 */
export function skyOf(
  stretches: readonly Stretch[],
  share: (instant: number) => string,
  { towards = '90deg', night = skyColours.night, day = skyColours.day } = {},
): string {
  const [dawn, morning, evening, dusk] = stretches
  if (!dawn || !morning || !evening || !dusk) return day
  const middle = ({ light, start, end }: Stretch) => [skyColours[light], (+start + +end) / 2] as const
  const lights = [
    [night, +dawn.start - QUARTER],
    middle(dawn),
    [skyColours.violet, +dawn.end],
    middle(morning),
    [skyColours.pale, +morning.end],
    [day, +morning.end + 2 * QUARTER],
    [day, +evening.start - 2 * QUARTER],
    [skyColours.pale, +evening.start],
    middle(evening),
    [skyColours.violet, +dusk.start],
    middle(dusk),
    [night, +dusk.end + QUARTER],
  ] as const
  return `linear-gradient(${towards} in oklab, ${lights.map(([colour, at]) => `${colour} ${share(at)}`).join()})`
}
