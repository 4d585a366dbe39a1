import { type BookingQuery, bookingSorts } from '../../../domain/booking/booking-query.ts'
import { useTexts } from '../../shared/island.tsx'
import type { RowsProps } from './BookingRows.tsx'

const orders = bookingSorts.flatMap((sort) => [
  { sort, descending: true },
  { sort, descending: false },
])

interface Props extends Pick<RowsProps, 'onSort'> {
  className: string
  query: Pick<BookingQuery, 'sort' | 'descending'>
}

/** In which order, where there is no table whose heads say it. */
export function SortSelect({ className, query, onSort }: Props) {
  const { t } = useTexts('admin')
  const words = {
    date: [t('admin.latestDate'), t('admin.earliestDate')],
    created: [t('admin.newestRequest'), t('admin.oldestRequest')],
    price: [t('admin.highestPrice'), t('admin.lowestPrice')],
  }
  return (
    <select
      className={`control ${className}`}
      aria-label={t('admin.sort')}
      value={orders.findIndex(
        ({ sort, descending }) => sort === query.sort && descending === query.descending,
      )}
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
  )
}
