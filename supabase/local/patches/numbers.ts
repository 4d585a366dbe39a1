/** Numbers of the types bigint and numeric in PostgreSQL's catalog. */
export const BIGINT = 20
export const NUMERIC = 1700

/** Reads PostgreSQL's text form of a bigint or numeric as the JSON number that PostgREST answers. */
export const toJsonNumber = Number
