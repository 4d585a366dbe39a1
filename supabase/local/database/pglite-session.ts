import { Worker } from 'node:worker_threads'
import { type Ask, type Failure, type Message, type Place, toError } from './pglite-messages.ts'

/** Megabytes of JavaScript in the thread, for answers on their way; PGlite's own memory is not counted. */
const HEAP = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

/** PGlite in a thread of its own. */
export type Session = {
  /** Resolves once it takes questions; rejects when it cannot be opened. */
  opened: Promise<void>
  ask(question: Ask): Promise<unknown>
  /** Ends the thread at once, whatever it is doing. Every question that waits is answered by the failure. */
  end(failure: Failure): Promise<void>
}

/** Starts a thread; `died` is called when it ends by itself, for instance because its memory is full. */
export function startSession(place: Place, died: (error: Error) => void): Session {
  const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
    workerData: place,
    resourceLimits: HEAP,
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
  // Questions report the failure.
  opened.catch(() => undefined)
  worker.on('message', (message: Message) => {
    if (message === 'open') return resolve()
    const one = waiting.get(message.id)
    waiting.delete(message.id)
    if ('failure' in message) one?.reject(toError(message.failure))
    else one?.resolve(message.value)
  })
  const end = (error: Error) => {
    reject(error)
    died(error)
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The thread of the database has ended.')))
  return {
    opened,
    ask(question) {
      const one = Promise.withResolvers<unknown>()
      last += 1
      waiting.set(last, one)
      worker.postMessage({ ...question, id: last })
      return one.promise
    },
    async end(failure) {
      reject(toError(failure))
      for (const one of waiting.values()) one.reject(toError(failure))
      waiting.clear()
      await worker.terminate()
    },
  }
}
