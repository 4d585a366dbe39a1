import { atom } from 'nanostores'
import { exportPage } from '../../backend/bookings/booking-list.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { BookingQuery, BookingSort } from '../../domain/booking/booking-query.ts'
import { totalOf } from '../../domain/booking/shown-price.ts'
import { type Result, success } from '../../domain/errors.ts'

export interface ExportProgress {
  done: number
  total: number
}

/** The export that is under way. */
export const $exportProgress = atom<ExportProgress | undefined>()

let cancelled = false

/** Ends the export that is under way; it downloads nothing. */
export function cancelExport(): void {
  cancelled = true
}

/** Fetches all bookings that match, page by page, in the order of the table; undefined when cancelled. */
export async function exportBookings(query: BookingQuery): Promise<Result<StudioBooking[]> | undefined> {
  cancelled = false
  $exportProgress.set({ done: 0, total: 0 })
  const bookings: StudioBooking[] = []
  try {
    let page = await exportPage(query)
    while (page.ok) {
      if (cancelled) return undefined
      $exportProgress.set({
        done: bookings.length + page.value.bookings.length,
        total: bookings.length + page.value.total,
      })
      bookings.push(...page.value.bookings)
      if (!page.value.next) return success(bookings.sort(inOrder(query)))
      page = await exportPage(query, page.value.next)
    }
    return cancelled ? undefined : page
  } finally {
    $exportProgress.set(undefined)
  }
}

const compare: Record<BookingSort, (a: StudioBooking, b: StudioBooking) => number> = {
  date: (a, b) => +a.start - +b.start,
  created: (a, b) => +a.askedAt - +b.askedAt,
  // No amount is compared with one of another currency.
  price: (a, b) => byText(a.currency, b.currency) || totalOf(a).amount - totalOf(b).amount,
}

const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** As `list_bookings()` sorts. */
function inOrder({ sort, descending }: BookingQuery) {
  return (a: StudioBooking, b: StudioBooking) =>
    (compare[sort](a, b) || byText(a.id, b.id)) * (descending ? -1 : 1)
}
