/** One page of a list, and whether there is another. */
export interface Page<T> {
  items: T[]
  hasMore: boolean
}

/** Reads the rows of a page of which one more than `size` was asked for. */
export function toPage<T>(rows: unknown[], size: number, read: (row: unknown) => T): Page<T> {
  return { items: rows.slice(0, size).map(read), hasMore: rows.length > size }
}
