import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { BookingQuery, BookingSort } from '../../../domain/booking/booking-query.ts'
import { totalOf } from '../../../domain/booking/shown-price.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { mailtoLink } from '../../../domain/contact-links.ts'
import { nameWords } from '../../../i18n/customer-name.ts'
import { formatNearDate } from '../../../i18n/format-days.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { studioNow } from '../../../stores/clock.ts'
import { askedWords } from '../../shared/asked-words.ts'
import { shortFromTo } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'
import { PaidLine } from '../../shared/PaidLine.tsx'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import { MarkedStatus } from './MarkedStatus.tsx'

export interface RowsProps {
  bookings: StudioBooking[]
  query: BookingQuery
  onSort: (sorting: Pick<BookingQuery, 'sort' | 'descending' | 'page'>) => void
}

/** A page of bookings as a table whose heads sort it. */
export function BookingRows({ bookings, query, onSort }: RowsProps) {
  const { t } = useTexts('admin', 'bookings')
  const head = (sort: BookingSort, label: string, className?: string) => (
    <SortHead query={query} onSort={onSort} sort={sort} className={className}>
      {label}
    </SortHead>
  )
  return (
    <table className="desk-table">
      <caption className="sr-only">{t('admin.allBookings')}</caption>
      <thead>
        <tr>
          {head('date', t('bookings.dateAndTime'))}
          <th scope="col">{t('bookings.customer')}</th>
          <th scope="col">{t('bookings.type')}</th>
          {head('price', t('bookings.price'), 'desk-amount')}
          {head('created', t('admin.askedLabel'))}
          <th scope="col">{t('admin.status')}</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking, n) => {
          const before = bookings[n - 1]
          const beginsDay = !before || dayOf(before) !== dayOf(booking)
          return (
            <Row
              key={booking.id}
              booking={booking}
              beginsDay={query.sort === 'date' ? beginsDay : undefined}
            />
          )
        })}
      </tbody>
    </table>
  )
}

const dayOf = ({ start }: StudioBooking) => toStudioMoment(start).date

interface SortHeadProps extends Pick<RowsProps, 'query' | 'onSort'> {
  sort: BookingSort
  className: string | undefined
  children: string
}

/** Sorts the table by its column: downwards first, then the other way round. */
function SortHead({ query, onSort, sort, className, children }: SortHeadProps) {
  const active = query.sort === sort
  return (
    <th
      scope="col"
      className={className}
      aria-sort={active ? (query.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 hover:text-ink"
        onClick={() => onSort({ sort, descending: active ? !query.descending : true, page: 1 })}
      >
        {children}
        <svg
          viewBox="0 0 10 14"
          className="h-3.5 w-2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          {!(active && query.descending) && <path d="m1.5 5 3.5-3.5L8.5 5" opacity={active ? 1 : 0.5} />}
          {!(active && !query.descending) && <path d="M1.5 9 5 12.5 8.5 9" opacity={active ? 1 : 0.5} />}
        </svg>
      </button>
    </th>
  )
}

interface RowProps {
  booking: StudioBooking
  /** Of a list by date, which says each day aloud once. */
  beginsDay: boolean | undefined
}

function Row({ booking, beginsDay }: RowProps) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { customer, start, askedAt } = booking
  return (
    <tr data-begins-day={beginsDay || undefined}>
      <th scope="row">
        <a
          className="inline-grid min-h-11 content-start whitespace-nowrap hover:underline"
          href={localizedPath(locale, `/bookings/${booking.id}`)}
        >
          <span className={beginsDay === false ? 'sr-only' : 'font-semibold'}>
            {asBeginning(locale, formatNearDate(locale, start, studioNow()))}
          </span>
          <span className="text-muted">{shortFromTo(language, booking)}</span>
        </a>
      </th>
      <td className="max-w-72">
        {booking.userId ? (
          <a
            className="block truncate leading-6 font-semibold hover:underline"
            href={localizedPath(locale, `/admin/users/${booking.userId}`)}
          >
            {nameWords(t, customer.name)}
          </a>
        ) : (
          t('bookings.deletedAccount')
        )}
        {/* One line, so that each row is two lines high; each high enough to be tapped. */}
        <span className="flex gap-3 text-fluid-sm leading-6">
          {customer.phone && (
            <span className="shrink-0">
              <PhoneLink phone={customer.phone} className="link block" />
            </span>
          )}
          {customer.email && (
            <a className="link truncate" title={customer.email} href={mailtoLink(customer.email)}>
              {customer.email}
            </a>
          )}
        </span>
      </td>
      <td>
        {nameOf(booking.type, booking.serviceNames)}
        <span className="block text-muted">
          {asBeginning(locale, lengthWords(language, booking.duration))}
        </span>
      </td>
      <td className="desk-amount">
        <span className="font-semibold">{formatPrice(locale, totalOf(booking))}</span>
        <PaidLine booking={booking} />
      </td>
      <td className="text-muted">{asBeginning(locale, askedWords(language, askedAt))}</td>
      <td className="w-48 xl:w-56">
        <MarkedStatus booking={booking} />
        {booking.cancelAskedAt && (
          <strong className="mt-1 block font-semibold text-negative">{t('bookings.cancelAsked')}</strong>
        )}
      </td>
    </tr>
  )
}
