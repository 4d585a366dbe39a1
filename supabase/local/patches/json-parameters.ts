// Replaces `types.json` and `types.jsonb` of the postgres driver.
// Why: lite hands over text that is JSON already; the driver wraps it into a JSON string, and
// `raw_user_meta_data ->> 'full_name'` is null.
// Watched by probeValues().
/** Writes a JSON parameter; a text is JSON already. */
export function toJsonParameter(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
