/**
 * How the postgres driver writes a JSON parameter.
 * lite hands over text that is JSON already; the driver's own way would wrap it into a JSON string,
 * and `raw_user_meta_data ->> 'full_name'` would be null.
 */
export function toJsonParameter(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
