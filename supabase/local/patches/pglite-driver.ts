// Replaces `query`, `exec` and `close` of lite's PGlite.
// Why: lite makes a PGlite of its own, which computes on the server's thread and cannot be stopped.
// Watched by probeValues().
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import type { StoppablePglite } from '../database/stoppable-pglite.ts'

/** lite's connection to a PGlite that runs elsewhere. */
export async function connectTo(pglite: StoppablePglite): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ pgliteOptions: neverStarting })
  const { query, exec, close } = pglite
  Object.assign(connection.driver, { query, exec, close })
  return connection
}

const never = () => new Promise<never>(() => undefined)

/** Options with which a PGlite loads nothing and waits for its files for ever. */
const neverStarting = {
  fs: { init: never },
  fsBundle: { arrayBuffer: never },
  pgliteWasmModule: {},
  initdbWasmModule: {},
  initialMemory: 64 * 1024,
} as unknown as NonNullable<Parameters<typeof createPgliteConnection>[0]>['pgliteOptions']
