import { type Actor, actingOn, refusalOf } from './actors.ts'
import type { Session } from './engines.ts'

/** One statement in a transaction of its own: what became of it. */
export type Job = (session: Session) => Promise<string>

/** What became of one transaction: `ok`, or SQLSTATE and message of its refusal. */
export async function inTransaction(
  session: Session,
  actor: Actor,
  text: string,
  parameters: readonly (string | number | boolean | null)[],
): Promise<string> {
  await session.exec('begin')
  try {
    await actingOn(session).as(actor, text, parameters)
    await session.exec('commit')
    return 'ok'
  } catch (error) {
    await session.exec('rollback')
    const { state, message } = refusalOf(error)
    return state.startsWith('PT') ? `${state} ${message}` : state
  }
}

/** Runs the jobs at the same time, spread over all sessions, and counts the outcomes. */
export async function race(
  sessions: readonly Session[],
  jobs: readonly Job[],
): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {}
  await Promise.all(
    sessions.map(async (session, index) => {
      for (let job = index; job < jobs.length; job += sessions.length) {
        const outcome = (await jobs[job]?.(session)) ?? ''
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
    }),
  )
  return outcomes
}
