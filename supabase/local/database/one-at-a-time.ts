import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Returns a function that runs the jobs it is given one after the other.
 * A failing job does not hold up the next one.
 */
export function oneAtATime(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    // PGlite never yields to the event loop, and Node accepts one new connection a turn: without a turn here, a new
    // connection waits until the queue is empty.
    last = result.catch(() => undefined).then(() => nextTurn())
    return result
  }
}
