/** A typed number; what is none becomes NaN and is refused. `Number('')` would be 0. */
export const toNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** The key of one more row of a list, which tells the rows apart while nothing else does. */
export function freshKey(rows: readonly { key: string }[]): string {
  let number = 1
  while (rows.some(({ key }) => key === `new ${number}`)) number += 1
  return `new ${number}`
}

/** The list with one row changed. */
export function changeRow<Row extends { key: string }>(
  rows: readonly Row[],
  key: string,
  changes: Partial<Row>,
): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...changes } : row))
}
