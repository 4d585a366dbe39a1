import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Delivery, deliver } from '../../../src/delivery/deliver.ts'

/** Several writings in this time cause one run. */
const PAUSE_MS = 100
/** An answer's mail waits while the answer can be taken back: `private.time_to_undo()`, and a moment. A test holds the two together. */
export const ANSWER_MAIL_MS = 12_200

export interface Deliveries {
  /** Sends soon what is due. Returns at once. */
  wake(): void
  /** Sends now what is due, and resolves when nothing is any more. */
  deliverDue(): Promise<void>
  /** Ends the mail under way, and begins no other. */
  close(): Promise<void>
}

/** Delivers in this process, one run at a time. `mayWrite` says whether the database has room. */
export function deliveries(delivery: Delivery, mayWrite: () => boolean): Deliveries {
  let timer: NodeJS.Timeout | undefined
  let afterUndo: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let closed = false

  async function run(): Promise<void> {
    // Whoever waits for an answer comes first.
    await nextTurn()
    try {
      while (again && !closed && mayWrite()) {
        again = false
        const { more } = await deliver(delivery, () => closed)
        again ||= more
      }
    } catch (error) {
      console.error(`Mails could not be delivered. ${(error as Error).message}`)
    } finally {
      running = null
    }
  }

  async function deliverDue(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    again = true
    running ??= run()
    await running
  }

  return {
    wake() {
      timer ??= setTimeout(deliverDue, PAUSE_MS)
      // A later writing puts it off, and runs itself meanwhile.
      clearTimeout(afterUndo)
      afterUndo = setTimeout(deliverDue, ANSWER_MAIL_MS)
    },
    deliverDue,
    async close() {
      closed = true
      clearTimeout(timer)
      clearTimeout(afterUndo)
      await running
    },
  }
}
