import { atom } from 'nanostores'
import { studioTime } from '../backend/clock.ts'

/** Milliseconds that the studio's clock is ahead of the browser's; as good as none until it is known. */
export const $ahead = atom(0)

/** The time by which the studio judges: the browser's own may be a day behind. */
export const studioNow = (): Date => new Date(Date.now() + $ahead.get())

let asked: Promise<void> | undefined

/** Asks for the studio's time, once a page; after a failure the next caller asks again. */
export function needClock(): Promise<void> {
  asked ??= compareClocks()
  return asked
}

async function compareClocks(): Promise<void> {
  const before = Date.now()
  const result = await studioTime()
  if (!result.ok) {
    asked = undefined
    return
  }
  // The answer was written somewhere between the question and now.
  $ahead.set(result.value.getTime() - (before + Date.now()) / 2)
}
