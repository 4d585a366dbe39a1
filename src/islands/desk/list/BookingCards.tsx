import { useId } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { bookingSorts } from '../../../domain/booking/booking-query.ts'
import { formatDay, formatTime, formatWeekday, joinDateAndTime } from '../../../i18n/format.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { WorkLine } from '../../shared/BookingFacts.tsx'
import { fromTo } from '../../shared/booking-line.ts'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { PaidLine } from '../../shared/PaidLine.tsx'
import type { RowsProps } from './BookingRows.tsx'
import { MarkedStatus } from './MarkedStatus.tsx'

const orders = bookingSorts.flatMap((sort) => [
  { sort, descending: true },
  { sort, descending: false },
])

/** A page of bookings where there is no room for a table. */
export function BookingCards({ bookings, query, onSort }: RowsProps) {
  const { t } = useTexts('admin')
  const id = useId()
  const words = {
    date: [t('admin.latestDate'), t('admin.earliestDate')],
    created: [t('admin.newestRequest'), t('admin.oldestRequest')],
    price: [t('admin.highestPrice'), t('admin.lowestPrice')],
  }
  const chosen = orders.findIndex(
    ({ sort, descending }) => sort === query.sort && descending === query.descending,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="font-semibold whitespace-nowrap">
          {t('admin.sort')}
        </label>
        <select
          id={id}
          className="control sm:w-auto"
          value={chosen}
          onChange={({ target }) => {
            const order = orders[Number(target.value)]
            if (order) onSort({ ...order, page: 1 })
          }}
        >
          {orders.map(({ sort, descending }, index) => (
            <option key={words[sort][descending ? 0 : 1]} value={index}>
              {words[sort][descending ? 0 : 1]}
            </option>
          ))}
        </select>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Card booking={booking} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Card({ booking }: { booking: StudioBooking }) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const { start, askedAt } = booking
  return (
    <article className="panel grid h-full content-between gap-3">
      <div className="grid min-w-0 gap-1">
        <h2 className="mt-1 text-fluid-lg font-semibold">
          <a
            className="inline-block min-h-11 hover:underline"
            href={localizedPath(locale, `/bookings/${booking.id}`)}
          >
            {formatDay(locale, start)}
            <span className="block font-normal tabular-nums">
              {formatWeekday(locale, start, 'short')} · {fromTo(language, booking)}
            </span>
          </a>
        </h2>
        <WorkLine booking={booking} />
        <PaidLine booking={booking} />
        {booking.userId ? (
          <CustomerLine customer={booking.customer} userId={booking.userId} />
        ) : (
          <p>{t('bookings.deletedAccount')}</p>
        )}
        <p className="text-fluid-sm text-muted">
          {t('admin.asked', {
            date: joinDateAndTime(locale, formatDay(locale, askedAt), formatTime(locale, askedAt)),
          })}
        </p>
      </div>
      <MarkedStatus booking={booking} />
    </article>
  )
}
