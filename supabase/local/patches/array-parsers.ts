// Replaces `parsers` of a PGlite that runs.
// Why: it knows how to read an array of rows, ranges or domains for every system table, and copies all it knows
// for each statement, which took as long as the statement.
// Watched by probeValues().
import type { PGlite } from '@electric-sql/pglite'

/** Keeps the arrays of plain types and enums. */
export async function forgetUnusedArrays(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(`
    select a.oid from pg_type a join pg_type element on element.oid = a.typelem
    where a.typcategory = 'A' and element.typtype not in ('b', 'e')`)
  const unused = new Set(rows.map(({ oid }) => String(oid)))
  driver.parsers = Object.fromEntries(Object.entries(driver.parsers).filter(([type]) => !unused.has(type)))
}
