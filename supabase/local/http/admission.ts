/** Requests under way. More wait than the database answers in a second or two. */
const OF_ONE = 100
const OF_ALL = 500

/**
 * Returns a function that answers a request unless too many are under way, of its caller or of all: then it says
 * undefined, before anything of the request is kept in memory.
 */
export function admission(ofOne: number = OF_ONE, ofAll: number = OF_ALL) {
  const underWay = new Map<string, number>()
  let all = 0
  return async <T>(caller: string, answer: () => Promise<T>): Promise<T | undefined> => {
    const own = underWay.get(caller) ?? 0
    if (own >= ofOne || all >= ofAll) return undefined
    underWay.set(caller, own + 1)
    all += 1
    try {
      return await answer()
    } finally {
      all -= 1
      const left = (underWay.get(caller) ?? 1) - 1
      if (left > 0) underWay.set(caller, left)
      else underWay.delete(caller)
    }
  }
}
