import type { ReactNode } from 'react'
import { type Booking, periodOf } from '../../../domain/booking/booking.ts'
import { type Agreed, shownPrice } from '../../../domain/booking/shown-price.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { longestForSame, priceListOf } from '../../../domain/offers/price-of.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatDate } from '../../../i18n/format.ts'
import { formatNumber, formatPrice } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords, periodWords } from '../../../i18n/session-words.ts'
import { typeName } from '../../../i18n/type-name.ts'
import { studioNow } from '../../../stores/clock.ts'
import { FromTo } from '../../shared/FromTo.tsx'
import { choosableDurations, type SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { Before } from './Before.tsx'
import { BookingTerms } from './BookingTerms.tsx'
import { TimeMissing } from './TimeMissing.tsx'

interface Props {
  settings: StudioSettings
  values: SessionValues
  /** The studio's day whose prices are told. */
  day: string
  /** The day whose times are shown, before one of them is chosen; of the page's frame none. */
  shownDay?: string
  start: Date | undefined
  /** The booking to edit. */
  booking: (Agreed & Pick<Booking, 'start' | 'serviceNames'>) | undefined
  /** Whether an admin fills it in, who need give no notice. */
  byAdmin: boolean
  /** When it expires without an answer, where that is settled: null for what waits for none. */
  expiresAt?: Date | null | undefined
  /** What can be done with it, below the price. */
  children: ReactNode
}

/** What stands for a date until one is known. */
const NOT_YET = '–'

/** What the visitor is about to ask for, in words: its work, day and time, what it costs and the rules that count. */
export function BookingSummary(props: Props) {
  const { settings, values, day, shownDay, start, booking, byAdmin, expiresAt, children } = props
  const { locale, t } = useTexts('common', 'bookings')
  const type = typeName({ locale, t }, values.type, settings.services)
  const { total, agreed } = shownPrice(values, day, settings, booking)
  const { currency, hourly, bands } = priceListOf(values.type, day, settings)
  const rules = {
    ...settings.rules,
    ...(byAdmin && { noticeHours: 0 }),
    ...(expiresAt === null && { pendingHours: null }),
  }
  const hours = formatNumber(locale, values.duration / 60)
  const line = agreed
    ? t('bookings.priceAgreed', { type })
    : bands
      ? t('bookings.priceBand', { type, length: lengthWords({ locale, t }, values.duration) })
      : t('bookings.priceLine', { type, price: formatPrice(locale, { amount: hourly, currency }), hours })

  const price = formatPrice(locale, total)
  const period = start && periodWords({ locale, t }, periodOf({ start, duration: values.duration }))

  const longer = !agreed && longestForSame(values, choosableDurations(values.type, settings), day, settings)

  // What a day (in Mongolian two lines) and a time take is kept free, or what is below them would move as they come.
  const date = start ?? (shownDay ? noonOf(shownDay) : undefined)
  const dateTold = date && formatDate(locale, date)

  const before = booking && {
    session:
      !agreed &&
      t('bookings.priceBand', {
        type: typeName({ locale, t }, booking.type, settings.services, booking.serviceNames),
        length: lengthWords({ locale, t }, booking.duration),
      }),
    date: differing(formatDate(locale, booking.start), dateTold),
    time: differing(periodWords({ locale, t }, periodOf(booking)), period),
    price: differing(formatPrice(locale, shownPrice(booking, day, settings, booking).total), price),
  }

  return (
    <section className="panel grid gap-4" aria-labelledby="summary-title">
      <h2 id="summary-title" className="text-fluid-lg font-semibold">
        {t('bookings.summary')}
      </h2>
      {booking && <p className="text-fluid-sm text-muted">{t('bookings.editNotice')}</p>}
      {/* On a phone without what the bar below says. */}
      <dl className="facts">
        <div>
          <dt>{t('bookings.type')}</dt>
          <dd>
            {before?.session && <Before>{before.session}</Before>}
            {line}
            {longer && (
              <span className="block font-normal text-muted">
                {t('bookings.sameFor', { length: lengthWords({ locale, t }, longer) })}
              </span>
            )}
          </dd>
        </div>
        <div className={before?.date ? undefined : 'max-md:hidden'}>
          <dt>{t('bookings.date')}</dt>
          <dd className={locale === 'mn' ? 'lg:min-h-13' : undefined}>
            {before?.date && <Before>{asBeginning(locale, before.date)}</Before>}
            {dateTold ? asBeginning(locale, dateTold) : NOT_YET}
          </dd>
        </div>
        <div className={start ? undefined : 'max-md:hidden'}>
          <dt>{t('bookings.time')}</dt>
          <dd
            className={`min-h-13 ${start ? 'font-display text-fluid-lg' : 'font-normal text-muted'}`}
            data-chosen-time={start && ''}
          >
            {before?.time && <Before>{before.time}</Before>}
            {start ? <FromTo period={periodOf({ start, duration: values.duration })} /> : <TimeMissing />}
          </dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 max-md:hidden">
          <dt>{t('bookings.total')}</dt>
          <dd
            className={`${before ? 'text-end ' : ''}font-display text-[2rem] leading-tight whitespace-nowrap`}
          >
            {before?.price && <Before>{before.price}</Before>}
            {price}
          </dd>
        </div>
      </dl>
      {children}
      <BookingTerms
        rules={rules}
        wished={start && { start, now: studioNow(), expiresAt }}
        byAdmin={byAdmin}
      />
    </section>
  )
}

/** What was, where something else is now. */
const differing = (was: string, is: string | undefined) => (was === is ? undefined : was)
