import { periodOf } from '../../../domain/booking/booking.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { type CsvCell, csvFile } from '../../../domain/csv.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import type { StudioBooking } from '../../../stores/bookings/requests.ts'
import type { AdminProps } from '../../shared/admin-texts.ts'

interface Words extends AdminProps {
  nameOf: (type: string) => string
}

/** Bookings as a file for a spreadsheet, in the admin's words; dates and times are the studio's. */
export function bookingsCsv(bookings: readonly StudioBooking[], { locale, t, nameOf }: Words): string {
  const columns: [head: string, cell: (booking: StudioBooking) => CsvCell][] = [
    [t('bookings.date'), ({ start }) => toStudioMoment(start).date],
    [t('admin.csvFrom'), ({ start }) => toStudioMoment(start).time],
    [t('admin.csvTo'), (booking) => toStudioMoment(periodOf(booking).end).time],
    [t('admin.csvMinutes'), ({ duration }) => duration],
    [t('bookings.type'), ({ type }) => nameOf(type)],
    [t('admin.status'), ({ status }) => t(`bookings.${status}`)],
    [t('admin.csvPrice'), ({ price }) => price],
    [
      t('bookings.customer'),
      ({ userId, customer }) => (userId ? (customer.name ?? '') : t('bookings.deletedAccount')),
    ],
    [t('admin.email'), ({ customer }) => customer.email ?? ''],
    [t('admin.phone'), ({ customer }) => customer.phone ?? ''],
    [t('bookings.notes'), ({ notes }) => notes],
    [t('admin.askedLabel'), ({ askedAt }) => Object.values(toStudioMoment(askedAt)).join(' ')],
    [t('admin.csvId'), ({ id }) => id],
  ]
  const rows = bookings.map((booking) => columns.map(([, cell]) => cell(booking)))
  return csvFile([columns.map(([head]) => head), ...rows], formatNumber(locale, 0.5).includes(','))
}
