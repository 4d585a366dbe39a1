import type { Database } from '../database/database.ts'
import { keepOutOfLog } from '../rest/quiet-refusals.ts'

type DatabaseError = { code: string; message: string; detail?: string | null; hint?: string | null }

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
function restStatus(sqlstate: string, message: string): number {
  if (sqlstate === '22023' && /^role .* does not exist$/.test(message)) return 401
  return STATUS_BY_SQLSTATE.find(([start]) => sqlstate.startsWith(start))?.[1] ?? 400
}

// Class 42 needs the request's role or its schema cache, PTnnn and PGRST carry their own status: lite
// answers those as PostgREST does.
const ANSWERED_BY_LITE = /^(42|PT|PGRST)/

/**
 * Makes lite answer database errors with PostgREST's status and body; it answers most of them with
 * 500 "SUP". Done by handing each error on as `RAISE SQLSTATE 'PGRST'`, whose status and body are free.
 */
export function answerErrorsLikePostgrest({ connection }: Database): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (thrown) => {
    const error: unknown = isUnwritable(thrown) ? INVALID_INPUT : normalize(thrown)
    if (!isDatabaseError(error)) return error
    const answer = ANSWERED_BY_LITE.test(error.code) ? error : asRaisedAnswer(error)
    return restStatus(error.code, error.message) < 500 ? keepOutOfLog(answer) : answer
  }
}

const INVALID_INPUT: DatabaseError = { code: '22P02', message: 'invalid input syntax' }

/** A value of the wrong type, which the driver cannot hand to PostgreSQL; PostgreSQL would say 22P02. */
function isUnwritable(error: unknown): boolean {
  return (
    error instanceof RangeError ||
    error instanceof TypeError ||
    (error instanceof Error && error.message.startsWith('Invalid input for '))
  )
}

function isDatabaseError(error: unknown): error is DatabaseError {
  const { code, message } = (error ?? {}) as Partial<DatabaseError>
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && typeof message === 'string'
}

function asRaisedAnswer(cause: DatabaseError): DatabaseError {
  const { code, message, detail, hint } = cause
  const body = { code, message, details: detail ?? null, hint: hint ?? null }
  const head = { status: restStatus(code, message), headers: {} }
  const error = new Error(JSON.stringify(body), { cause })
  return Object.assign(error, { code: 'PGRST', detail: JSON.stringify(head) })
}

/** Answers a query that PostgREST could not read with its 400; lite answers some with 500. */
export async function asSyntaxRefusal(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer
  const { message } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { message?: string }
  const [, details] = /^Error: (.* at position \d+)/.exec(message ?? '') ?? []
  if (details === undefined) return answer
  return Response.json({ code: 'PGRST100', message: details, details, hint: null }, { status: 400 })
}

/**
 * PostgreSQL's answer to a text with a NUL, to an address that holds one. lite writes names of an address into
 * its SQL, which a NUL would end.
 */
export function refuseNul({ url }: Request): Response | undefined {
  if (!url.includes('%00')) return undefined
  return Response.json(
    { code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00', details: null, hint: null },
    { status: 400 },
  )
}
