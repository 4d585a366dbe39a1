import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Returns a function that runs the jobs it is given strictly one behind the other.
 * A failing job does not hold up the next one.
 */
export function oneAtATime(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    // PGlite never waits for anything outside, so without a turn for the others whoever is not yet connected
    // would wait until nobody is left in the queue: Node takes one new connection a turn.
    last = result.catch(() => undefined).then(() => nextTurn())
    return result
  }
}
