/**
 * Returns a function that runs the jobs it is given strictly one behind the other.
 * A failing job does not hold up the next one.
 */
export function oneAtATime(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => undefined)
    return result
  }
}
