import type { Database } from '../database/database.ts'

/**
 * Keeps the grants as the migrations left them. On its first request lite would run GRANT ALL on every
 * table of a schema with row level security, and so undo column grants and revokes.
 */
export function keepGrants({ connection }: Database): void {
  Object.assign(connection, { ensureRlsContext: async () => true })
}
