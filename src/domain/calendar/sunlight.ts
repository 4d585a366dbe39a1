// Sun times after Jean Meeus' "Astronomical Algorithms" in the short form of aa.quae.nl: right to a minute or two,
// which is what a photographer's plan needs.

import { DAY_MS } from './units.ts'

const RADIANS = Math.PI / 180
/** Days from 1970 to the astronomers' epoch, noon of 1 January 2000. */
const J2000 = 10_957.5
const PERIHELION = 102.9372 * RADIANS
const TILT = 23.4397 * RADIANS

/** Degrees north and east. */
export interface Place {
  latitude: number
  longitude: number
}

/** Heights of the sun's centre in degrees, as photographers draw the line. */
const HORIZON = -0.833
const GOLDEN_ENDS = 6
const BLUE_BEGINS = -4
const CIVIL_DUSK = -6

export interface Stretch {
  light: 'golden' | 'blue'
  start: Date
  end: Date
}

/** The light of a day, in the order in which it comes. */
export interface Daylight {
  sunrise: Date
  sunset: Date
  stretches: Stretch[]
}

/**
 * When the sun rises and sets on the day around `noon`, and when its light is golden (from 4° below the horizon to 6°
 * above) and blue (6° to 4° below). Undefined where it does not reach one of these heights, near the poles.
 */
export function daylight(noon: Date, place: Place): Daylight | undefined {
  const [horizon, golden, blue, dusk] = [HORIZON, GOLDEN_ENDS, BLUE_BEGINS, CIVIL_DUSK].map((height) =>
    passages(noon, place, height),
  )
  if (!horizon || !golden || !blue || !dusk) return undefined
  return {
    sunrise: horizon.rising,
    sunset: horizon.setting,
    stretches: [
      { light: 'blue', start: dusk.rising, end: blue.rising },
      { light: 'golden', start: blue.rising, end: golden.rising },
      { light: 'golden', start: golden.setting, end: blue.setting },
      { light: 'blue', start: blue.setting, end: dusk.setting },
    ],
  }
}

/** When the sun passes a height, in degrees, in the morning and in the evening. */
function passages(noon: Date, { latitude, longitude }: Place, height: number) {
  const west = -longitude / 360
  const cycle = Math.round(noon.getTime() / DAY_MS - J2000 - 0.0009 - west)
  const transit = (hourAngle: number) => 0.0009 + hourAngle / (2 * Math.PI) + west + cycle

  const anomaly = (357.5291 + 0.98560028 * transit(0)) * RADIANS
  const centre =
    (1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly)) * RADIANS
  const ecliptic = anomaly + centre + PERIHELION + Math.PI
  const declination = Math.asin(Math.sin(TILT) * Math.sin(ecliptic))
  const atTransit = (days: number) => days + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * ecliptic)

  const north = latitude * RADIANS
  const cosine =
    (Math.sin(height * RADIANS) - Math.sin(north) * Math.sin(declination)) /
    (Math.cos(north) * Math.cos(declination))
  if (Math.abs(cosine) > 1) return undefined
  const highest = atTransit(transit(0))
  const setting = atTransit(transit(Math.acos(cosine)))
  const instant = (days: number) => new Date((days + J2000) * DAY_MS)
  return { rising: instant(2 * highest - setting), setting: instant(setting) }
}
