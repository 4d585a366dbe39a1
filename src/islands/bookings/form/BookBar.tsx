import type { ReactNode } from 'react'
import { periodOf } from '../../../domain/booking/booking.ts'
import { type Agreed, shownPrice } from '../../../domain/booking/shown-price.ts'
import type { Session } from '../../../domain/offers/price-of.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords, periodWords } from '../../../i18n/session-words.ts'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { Before } from './Before.tsx'

interface Props {
  settings: StudioSettings
  values: SessionValues
  /** The studio's day whose prices are told. */
  day: string
  start: Date | undefined
  booking: Agreed | undefined
  /** The button that sends the form. */
  children: ReactNode
}

/** On a phone, always at hand: the time, the price, and the button. */
export function BookBar({ settings, values, day, start, booking, children }: Props) {
  const { locale, t } = useTexts('bookings', 'times')
  const totalOf = (wish: Session) => formatPrice(locale, shownPrice(wish, day, settings, booking).total)
  const price = totalOf(values)
  const before = booking && totalOf(booking)
  return (
    <div className="book-bar md:hidden">
      <p className="min-w-0 leading-tight">
        {/* Two lines, beside the button where there is room. */}
        <span data-chosen-time={start && ''} className="block text-sm text-muted">
          {start ? asBeginning(locale, formatShortDate(locale, start)) : t('bookings.timeMissing')}
        </span>
        <span className="block">
          <span className="text-sm text-muted">
            {start
              ? periodWords({ locale, t }, periodOf({ start, duration: values.duration }))
              : asBeginning(locale, lengthWords({ locale, t }, values.duration))}{' '}
            ·{' '}
          </span>
          {before && before !== price && <Before inline>{before}</Before>}{' '}
          <strong className="font-semibold">{price}</strong>
        </span>
      </p>
      {children}
    </div>
  )
}
