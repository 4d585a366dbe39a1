/** A value of a CSV file. */
export type CsvCell = string | number

/** Tells a program that opens the file that it is UTF-8; Excel would not look. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A spreadsheet runs what begins like this, as each part of a cell would where the program divides cells at
 * another sign than ours: there a quote before it, which we double, opens and closes nothing. An apostrophe makes it text.
 */
const startOfFormula = /(?<=^|[,;\t\r\n]"?)(?=[=+\-@\t\r＝＋－＠])/g

function cellOf(value: CsvCell, decimalComma: boolean): string {
  if (typeof value === 'number') return decimalComma ? String(value).replace('.', ',') : String(value)
  const harmless = value.replace(startOfFormula, "'")
  return /[",;\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * A CSV file (RFC 4180) for a spreadsheet. Where the language writes a comma in decimals its spreadsheets
 * expect a semicolon between cells.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[], decimalComma: boolean): string {
  const separator = decimalComma ? ';' : ','
  const lines = rows.map((row) => row.map((value) => cellOf(value, decimalComma)).join(separator))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
