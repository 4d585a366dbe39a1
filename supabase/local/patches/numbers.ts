// Replaces `parsers` of PGlite and `types.numbers` of the postgres driver.
// Why: lite answers amounts as texts, PostgREST as numbers.
// Watched by probeValues().
/** Numbers of the types bigint and numeric in PostgreSQL's catalog. */
export const BIGINT = 20
export const NUMERIC = 1700

/** Reads PostgreSQL's text form of a bigint or numeric as a JSON number. */
export const toJsonNumber = Number
