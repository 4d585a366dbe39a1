import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * A function that runs jobs one after the other: one of each caller that waits, and around again, so that a caller with
 * many jobs waits for their own. A failing job does not hold up the next one.
 */
export function inTurns(): <T>(job: () => Promise<T>, caller: string) => Promise<T> {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let running = false

  async function run(): Promise<void> {
    running = true
    // Whoever is added meanwhile comes last, and this goes on until nobody is left.
    for (const [caller, [job, ...rest]] of waiting) {
      waiting.delete(caller)
      if (rest.length > 0) waiting.set(caller, rest)
      await job?.()
      // Node accepts one new connection a turn, and a job may end without having waited for anything.
      await nextTurn()
    }
    running = false
  }

  return (job, caller) =>
    new Promise((resolve, reject) => {
      const task = () => Promise.resolve().then(job).then(resolve, reject)
      waiting.set(caller, [...(waiting.get(caller) ?? []), task])
      if (!running) void run()
    })
}
