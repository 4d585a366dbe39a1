// https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes, first match counts.
const STATUS_BY_SQLSTATE: readonly [start: string, status: number][] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['21', 500],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  // PostgREST leaves it at 500; what a gateway says of it tells more.
  ['57014', 504],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
]

/** The HTTP status PostgREST gives to an SQLSTATE. */
export function restStatus(sqlstate: string, message: string): number {
  if (sqlstate === '22023' && /^role .* does not exist$/.test(message)) return 401
  return STATUS_BY_SQLSTATE.find(([start]) => sqlstate.startsWith(start))?.[1] ?? 400
}
