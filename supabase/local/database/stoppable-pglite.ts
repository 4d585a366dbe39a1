import { setImmediate as nextTurn } from 'node:timers/promises'
import { pgliteEngine } from './pglite-engine.ts'
import { type Ask, type Failure, toError } from './pglite-messages.ts'
import { type Session, startSession } from './pglite-session.ts'

/** Milliseconds for work of the server's own: migrations, the seed, what is due every minute. */
const OWN_WORK = 10 * 60_000

/** PostgreSQL's own words when a statement takes too long. */
const CANCELED: Failure = {
  name: 'error',
  message: 'canceling statement due to statement timeout',
  facts: { code: '57014', severity: 'ERROR' },
}

type Results<Row = Record<string, unknown>> = { rows: Row[]; affectedRows?: number }

/** The part of PGlite that this server and lite call, in jobs that can be ended. */
export type StoppablePglite = {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Results<Row>>
  exec(text: string): Promise<Results[]>
  /**
   * Begins a job whose statements may take so many milliseconds together; then its session is ended, and each further
   * statement is refused: it would run outside of its transaction and role.
   */
  beginJob(milliseconds?: number): void
  /** Milliseconds that the statements of the job have taken. */
  taken(): number
  close(): Promise<void>
}

/**
 * Opens PGlite in a thread of its own. It computes on the thread that calls it and knows no timeout, so one statement
 * could stop the whole server. What it acknowledged is in its write-ahead log: its thread may be ended at any moment,
 * and the next one goes on with the folder.
 */
export async function openStoppablePglite(folder: string): Promise<StoppablePglite> {
  const engine = await pgliteEngine()
  let session: Session | undefined = start()
  let left: Promise<void> = Promise.resolve()
  let lost: Failure | undefined
  let milliseconds = OWN_WORK
  let taken = 0
  let running = 0
  let since = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function start(): Session {
    const one = startSession({ folder, engine }, (error) => end(one, { ...CANCELED, message: error.message }))
    return one
  }

  function end(one: Session, failure: Failure): void {
    if (session !== one) return
    session = undefined
    lost = failure
    left = one.end(failure)
  }

  function watch(one: Session): void {
    since = performance.now()
    const watched = setTimeout(async () => {
      // Its answer may have come while this thread was busy.
      await nextTurn()
      if (timer !== watched) return
      end(one, CANCELED)
      console.error('A request took the database too long, and was ended.')
      // Whoever comes next need not wait for the start.
      const next = () => {
        if (!closed) session ??= start()
      }
      left.then(next)
    }, milliseconds - taken)
    timer = watched
  }

  async function ask<Answer>(question: Ask): Promise<Answer> {
    if (lost) throw toError(lost)
    await left
    session ??= start()
    const one = session
    await one.opened
    if (running === 0) watch(one)
    running += 1
    try {
      return (await one.ask(question)) as Answer
    } finally {
      running -= 1
      if (running === 0) {
        clearTimeout(timer)
        timer = undefined
        taken += performance.now() - since
      }
    }
  }

  await session.opened
  return {
    query: (text, parameters = []) => ask({ kind: 'query', text, parameters }),
    exec: (text) => ask({ kind: 'exec', text }),
    beginJob(most = OWN_WORK) {
      lost = undefined
      milliseconds = most
      taken = 0
    },
    taken: () => taken,
    async close() {
      closed = true
      lost = undefined
      if (session) await ask({ kind: 'close' })
      await session?.end(CANCELED)
      await left
    },
  }
}
