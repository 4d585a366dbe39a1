/** A typed text as JSON and the database take it: without NUL and halves of characters. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Embeddings, overrides and isolates, which turn the direction of whatever stands beside them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]+/g
const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** The same of a name or another single line; `private.one_line()` makes the same of it, and trims it. */
export function oneLine(text: string): string {
  return storable(text).replace(TURNS, '').replace(LINE_ENDS, ' ')
}
