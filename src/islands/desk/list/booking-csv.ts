import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { noDetails } from '../../../domain/booking/details.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { type CsvCell, csvFile } from '../../../domain/csv.ts'
import { bookingFacts, type FactWords } from '../../../i18n/booking-facts.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import type { Language } from '../../shared/island.tsx'
import { type CsvLine, isOwnLine, linesOf, stateOf, sumColumns, totalRows } from './csv-sums.ts'

type Words = Language<'admin' | 'bookings' | 'money'> & Pick<FactWords, 'nameOf'>

type Column = [head: string, cell: (line: CsvLine) => CsvCell]

/**
 * A file of bookings for a spreadsheet, in the admin's language, with the studio's dates and times. What can be summed
 * up has columns of its own, in which a cancelled booking has no price. `totals` adds a row for each currency.
 */
export function bookingsCsv(
  bookings: readonly StudioBooking[],
  { locale, t, nameOf }: Words,
  { totals }: { totals: boolean },
): string {
  const words = { locale, t, nameOf }
  const lines = bookings.flatMap(linesOf)
  const columns: Column[] = [
    [t('bookings.date'), ({ start }) => toStudioMoment(start).date],
    [t('admin.csvFrom'), ({ start }) => toStudioMoment(start).time],
    [t('admin.csvTo'), endOf],
    [t('admin.csvMinutes'), (line) => (isOwnLine(line) ? line.duration : '')],
    [t('bookings.type'), ({ type, serviceNames }) => nameOf(type, serviceNames)],
    [t('admin.status'), ({ status }) => t(`bookings.${status}`)],
    ...sumColumns.map(([head, sum]): Column => [t(head), (line) => sum(line)]),
    [t('admin.csvCurrency'), ({ sumCurrency }) => sumCurrency],
    [t('money.csvState'), stateOf(t)],
    [
      t('bookings.customer'),
      ({ userId, customer }) => (userId ? (customer.name ?? '') : t('bookings.deletedAccount')),
    ],
    [t('admin.email'), ({ customer }) => customer.email ?? ''],
    [t('admin.phone'), ({ customer }) => customer.phone ?? ''],
    ...bookingFacts(words, noDetails).map(
      ({ field, label }): Column => [
        label,
        (booking) => bookingFacts(words, { [field]: booking[field] })[0]?.words ?? '',
      ],
    ),
    [t('admin.askedLabel'), ({ askedAt }) => Object.values(toStudioMoment(askedAt)).join(' ')],
    [
      t('money.csvCancelledPrice'),
      (line) => (line.status === 'cancelled' && isOwnLine(line) ? line.price : ''),
    ],
    [t('admin.csvId'), ({ id }) => id],
  ]
  const heads = columns.map(([head]) => head)
  const rows = lines.map((line) => columns.map(([, cell]) => cell(line)))
  const sums = totals ? totalRows(lines, heads, t) : []
  return csvFile([heads, ...rows, ...sums], formatNumber(locale, 0.5).includes(','))
}

/** The time at which a booking ends, with its date where that is another than the start's. */
function endOf(booking: StudioBooking): string {
  const { start, end } = periodOf(booking)
  const { date, time } = toStudioMoment(end)
  return date === toStudioMoment(start).date ? time : `${date} ${time}`
}
