import { setTimeout as sleep } from 'node:timers/promises'
import type { Backend } from '../backend.ts'
import type { LocalKeys } from '../data-folder/keys.ts'
import type { Database } from '../database/database.ts'
import { admission } from './admission.ts'
import type { answering } from './answer.ts'
import { isBackendPath } from './backend-paths.ts'
import { callerOf } from './caller.ts'
import { withCallerAddress } from './caller-address.ts'
import { tooMuch } from './refused-writes.ts'

/** Milliseconds. */
const REFUSAL_MS = 1000

/** Lets the requests of a caller in, unless it asks for too much at once or holds up the others. */
export function admitting(
  answer: ReturnType<typeof answering>,
  { database, keys }: { database: Database; keys: LocalKeys },
): Backend['fetch'] {
  const admitted = admission()
  const held = admission()
  /** A refusal comes a second later: answering hundreds a second would cost the others their pages. */
  async function refuse(caller: string, pathname: string, seconds: number): Promise<Response> {
    await held(caller, () => sleep(REFUSAL_MS, undefined, { ref: false }))
    return tooMuch(pathname, seconds)
  }
  return async (request, { peerAddress }) => {
    const { pathname } = new URL(request.url)
    if (!isBackendPath(pathname)) return new Response('Not found\n', { status: 404 })
    const headers = withCallerAddress(request.headers, peerAddress)
    const caller = callerOf(headers, keys)
    const seconds = database.secondsToWait(caller)
    if (seconds > 0) return refuse(caller, pathname, seconds)
    const answered = await admitted(caller, () => answer(request, headers, peerAddress))
    return answered ?? refuse(caller, pathname, 5)
  }
}
