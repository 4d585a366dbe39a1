import { type Booking, periodOf } from '../../domain/booking/booking.ts'
import type { BookingFact } from '../../i18n/booking-facts.ts'
import { formatDate } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { FromTo } from './FromTo.tsx'
import { useLocale } from './island.tsx'
import { Linked } from './Linked.tsx'

interface TimeProps {
  label: string
  booking: Pick<Booking, 'start' | 'duration'>
  /** Classes of its day and its hours: those written here go into the booking form's page, too, which has few bytes left. */
  day?: string
  hours?: string
}

/** When a booking takes place: the first of its facts. */
export function TimeEntry({ label, booking, day = 'text-fluid-lg', hours }: TimeProps) {
  const locale = useLocale()
  return (
    <div className="sm:col-span-full">
      <dt>{label}</dt>
      <dd className={day}>{asBeginning(locale, formatDate(locale, booking.start))}</dd>
      <dd className={hours}>
        <FromTo period={periodOf(booking)} />
      </dd>
    </div>
  )
}

interface FactsProps {
  facts: BookingFact[]
}

/** The other facts, each with its label; empty ones are left out, long words have the whole width. */
export function FactEntries({ facts }: FactsProps) {
  const locale = useLocale()
  return facts
    .filter(({ words }) => words !== '')
    .map(({ field, label, words, long }) => (
      <div key={field} className={long ? 'sm:col-span-full' : undefined}>
        <dt>{label}</dt>
        <dd className={long ? 'font-normal as-typed' : undefined}>
          {long ? <Linked>{words}</Linked> : asBeginning(locale, words)}
        </dd>
      </div>
    ))
}
