// Replaces `normalizeDbError` of lite's connection.
// Why: lite answers most errors of the database with 500 "SUP" instead of PostgREST's status and body.
// Watched by probeErrors().
import type { Database } from '../database/database.ts'
import { keepOutOfLog } from '../rest/quiet-refusals.ts'
import { restStatus } from '../rest/status.ts'

type DatabaseError = { code: string; message: string; detail?: string | null; hint?: string | null }

// Class 42 needs the request's role or its schema cache, PTnnn and PGRST carry their own status: lite
// answers those as PostgREST does.
const ANSWERED_BY_LITE = /^(42|PT|PGRST)/

/** A unique value that is taken, a period that is. */
const CONFLICTS = new Set(['23505', '23P01'])

/** Hands each error on as `RAISE SQLSTATE 'PGRST'`, whose status and body are free. */
export function answerErrorsLikePostgrest({ connection }: Database): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (thrown) => {
    const error: unknown = isUnwritable(thrown) ? INVALID_INPUT : normalize(thrown)
    if (!isDatabaseError(error)) return error
    const answer = ANSWERED_BY_LITE.test(error.code) ? error : asRaisedAnswer(error)
    const ordinary = error.code === '57014' || restStatus(error.code, error.message) < 500
    return ordinary ? keepOutOfLog(answer) : answer
  }
}

const INVALID_INPUT: DatabaseError = { code: '22P02', message: 'invalid input syntax' }

/** A value of the wrong type, which the driver cannot send; PostgreSQL answers 22P02. */
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
  // What is there already may be another's: PostgreSQL names it to whoever row policies do not hold.
  const names = CONFLICTS.has(code)
  const body = {
    code,
    message,
    details: names ? null : (detail ?? null),
    hint: names ? null : (hint ?? null),
  }
  const head = { status: restStatus(code, message), headers: {} }
  const error = new Error(JSON.stringify(body), { cause })
  return Object.assign(error, { code: 'PGRST', detail: JSON.stringify(head) })
}
