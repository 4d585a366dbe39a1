// Replaces `ensureRlsContext` of lite's connection.
// Why: at its first request lite runs GRANT ALL on every table of a schema with row level security, which undoes
// the column grants and revokes of the migrations.
// Watched by probeGrants().
import type { Database } from '../database/database.ts'

/** Keeps the grants as the migrations left them. */
export function keepGrants({ connection }: Database): void {
  Object.assign(connection, { ensureRlsContext: async () => true })
}
