import { noDetails, periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { type CsvCell, csvFile } from '../../../domain/csv.ts'
import { bookingFacts, type FactWords } from '../../../i18n/booking-facts.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import type { Language } from '../../shared/island.tsx'

type Words = Language<'admin' | 'bookings'> & Pick<FactWords, 'nameOf'>

type Column = [head: string, cell: (booking: StudioBooking) => CsvCell]

/** Bookings as a file for a spreadsheet, in the admin's words; dates and times are the studio's. */
export function bookingsCsv(bookings: readonly StudioBooking[], { locale, t, nameOf }: Words): string {
  const words = { locale, t, nameOf }
  const columns: Column[] = [
    [t('bookings.date'), ({ start }) => toStudioMoment(start).date],
    [t('admin.csvFrom'), ({ start }) => toStudioMoment(start).time],
    [t('admin.csvTo'), endOf],
    [t('admin.csvMinutes'), ({ duration }) => duration],
    [t('bookings.type'), ({ type, serviceNames }) => nameOf(type, serviceNames)],
    [t('admin.status'), ({ status }) => t(`bookings.${status}`)],
    [t('bookings.price'), ({ price }) => price],
    [t('admin.csvCurrency'), ({ currency }) => currency],
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
    [t('admin.csvId'), ({ id }) => id],
  ]
  const rows = bookings.map((booking) => columns.map(([, cell]) => cell(booking)))
  return csvFile([columns.map(([head]) => head), ...rows], formatNumber(locale, 0.5).includes(','))
}

/** The time at which a booking ends, with its date where that is another than the start's. */
function endOf(booking: StudioBooking): string {
  const { start, end } = periodOf(booking)
  const { date, time } = toStudioMoment(end)
  return date === toStudioMoment(start).date ? time : `${date} ${time}`
}
