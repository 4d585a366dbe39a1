import { DAY_MINUTES } from './units.ts'

/** The studio's times and lengths go by half hours. */
export const STEP_MINUTES = 30
export const LONGEST_SESSION_MINUTES = DAY_MINUTES

/** Whether a session may be so long at all: whole half hours, up to a day. */
export const isHalfHours = (minutes: number) =>
  minutes >= STEP_MINUTES && minutes <= LONGEST_SESSION_MINUTES && minutes % STEP_MINUTES === 0

/** The beginning of the half hour that runs at a minute of the day, in minutes. */
export const stepAt = (minutes: number) => Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES
