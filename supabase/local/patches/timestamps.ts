// Replaces `parsers` of PGlite and `types.timestamptz` of the postgres driver.
// Why: lite answers `2034-08-06 10:00:00+00`, PostgREST `2034-08-06T10:00:00+00:00`.
// Watched by probeValues().
/** Number of the type timestamptz in PostgreSQL's catalog. */
export const TIMESTAMPTZ = 1184

/**
 * Reads PostgreSQL's text form of a timestamptz as ISO 8601.
 *
 * @example `2034-08-06 10:00:00+00` → `2034-08-06T10:00:00+00:00`
 */
export function toIso8601(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
