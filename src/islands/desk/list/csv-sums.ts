import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { type Balance, paidState } from '../../../domain/booking/money.ts'
import type { CsvCell } from '../../../domain/csv.ts'
import { type Currency, currencies } from '../../../domain/offers/prices.ts'
import type { TextKey, Translate } from '../../../i18n/t.ts'

/** A booking with its sums of one currency; one whose currency changed has a line for each. */
export interface CsvLine extends StudioBooking, Balance {
  sumCurrency: Currency
}

/** A line for each currency in which something was ever due or paid. */
export const linesOf = (booking: StudioBooking): CsvLine[] =>
  currencies.flatMap((sumCurrency) => {
    const balance = booking.money[sumCurrency]
    return balance ? [{ ...booking, ...balance, sumCurrency }] : []
  })

/** Whether this is the booking's main line, so that what is summed up counts once. */
export const isOwnLine = ({ currency, sumCurrency }: CsvLine) => currency === sumCurrency

/** The price to sum up: none of a cancelled booking, none in another currency than its own. */
const livePrice = (line: CsvLine) => (line.status === 'cancelled' || !isOwnLine(line) ? 0 : line.price)

/** Rounded to cents, against binary fractions. */
const round = (sum: number) => Math.round(sum * 100) / 100

/** Columns to sum up, and what is in them. */
export const sumColumns = [
  ['bookings.price', livePrice],
  ['money.csvCharges', (line) => round(line.due - livePrice(line))],
  ['money.csvDue', ({ due }) => due],
  ['money.csvPaid', ({ paid }) => paid],
  ['money.csvOpen', ({ due, paid }) => round(due - paid)],
] as const satisfies [TextKey<'bookings' | 'money'>, (line: CsvLine) => number][]

const stateWords = {
  paid: 'money.paid',
  unpaid: 'money.csvUnpaid',
  partly: 'money.csvPartly',
  overpaid: 'money.toReturn',
} as const

/** How far it is paid, in a word. */
export const stateOf =
  (t: Translate<'money'>) =>
  (line: CsvLine): CsvCell => {
    const state = paidState(line)
    return state ? t(stateWords[state]) : ''
  }

/** A row for each currency with its sums, below their heads. */
export function totalRows(
  lines: readonly CsvLine[],
  heads: readonly string[],
  t: Translate<'admin' | 'bookings' | 'money'>,
): CsvCell[][] {
  return currencies.flatMap((currency) => {
    const own = lines.filter(({ sumCurrency }) => sumCurrency === currency)
    if (own.length === 0) return []
    const cells = new Map<string, CsvCell>([
      ...sumColumns.map(
        ([head, sum]) => [t(head), round(own.reduce((all, line) => all + sum(line), 0))] as const,
      ),
      [t('admin.csvCurrency'), currency],
    ])
    return [heads.map((head, index) => (index === 0 ? t('money.csvTotal') : (cells.get(head) ?? '')))]
  })
}
