/** Number of the type timestamptz in PostgreSQL's catalog. */
export const TIMESTAMPTZ = 1184

/**
 * Writes PostgreSQL's text form of a timestamptz as ISO 8601, as PostgREST does.
 *
 * @example `2034-08-06 10:00:00+00` → `2034-08-06T10:00:00+00:00`
 */
export function toIso8601(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
