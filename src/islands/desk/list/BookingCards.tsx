import { useId } from 'react'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { totalOf } from '../../../domain/booking/shown-price.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatNearDate } from '../../../i18n/format-days.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { studioNow } from '../../../stores/clock.ts'
import { askedWords } from '../../shared/asked-words.ts'
import { bookingLine, shortFromTo } from '../../shared/booking-line.ts'
import { ConfirmRequest } from '../../shared/ConfirmRequest.tsx'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { PaidLine } from '../../shared/PaidLine.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import type { RowsProps } from './BookingRows.tsx'
import { MarkedStatus } from './MarkedStatus.tsx'

/** A page of bookings where there is no room for a table. */
export function BookingCards({ bookings, query }: RowsProps) {
  return query.sort === 'date' ? (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-6">
      {byDay(bookings).map(({ date, ofDay }) => (
        <Day key={date} bookings={ofDay} />
      ))}
    </div>
  ) : (
    <Cards bookings={bookings} dated={query.sort === 'created'} />
  )
}

/** One day after the other, in the order of the list. */
function byDay(bookings: StudioBooking[]) {
  const dayOf = ({ start }: StudioBooking) => toStudioMoment(start).date
  return [...new Set(bookings.map(dayOf))].map((date) => ({
    date,
    ofDay: bookings.filter((booking) => dayOf(booking) === date),
  }))
}

/** What is on a day, under its name, which the cards then need not say. */
function Day({ bookings }: { bookings: StudioBooking[] }) {
  const { locale } = useTexts('bookings')
  const id = useId()
  const [first] = bookings
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-line pb-1.5 text-fluid-lg font-semibold">
        {first && asBeginning(locale, formatNearDate(locale, first.start, studioNow()))}
      </h2>
      <Cards bookings={bookings} ofOneDay />
    </section>
  )
}

type Shown = Pick<CardProps, 'ofOneDay' | 'dated'>

function Cards({ bookings, ...shown }: Shown & { bookings: StudioBooking[] }) {
  return (
    <ul className={`ruled ${shown.ofOneDay ? 'ruled-day' : ''}`}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <Card booking={booking} {...shown} />
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  booking: StudioBooking
  /** Whether it stands under the name of its day. */
  ofOneDay?: boolean
  /** Whether to say when it was asked for, by which the list is sorted. */
  dated?: boolean
}

function Card({ booking, ofOneDay = false, dated = false }: CardProps) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { start, askedAt, customer, userId } = booking
  // The phone number is enough here; the address stands on the booking's page.
  const { email, ...called } = customer
  const times = shortFromTo(language, booking)
  const asks = booking.status === 'pending' && start > studioNow()
  const Heading = ofOneDay ? 'h3' : 'h2'
  return (
    <article className="grid min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading className="font-sans text-base leading-snug font-semibold tracking-normal">
          <a className="inline-block hover:underline" href={localizedPath(locale, `/bookings/${booking.id}`)}>
            {ofOneDay ? (
              times
            ) : (
              <>
                {asBeginning(locale, formatNearDate(locale, start, studioNow()))}
                <span className="block text-base font-normal text-muted">{times}</span>
              </>
            )}
          </a>
        </Heading>
        <p className="ms-auto font-semibold">{formatPrice(locale, totalOf(booking))}</p>
      </div>
      {/* How it stands has its column at the end of the line; why a change did not go has a line of its own. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="dotted">
          <span>{nameOf(booking.type, booking.serviceNames)}</span>
          <span>{lengthWords(language, booking.duration)}</span>
        </p>
        <div className="-my-2 ms-auto has-[.notice]:basis-full">
          <MarkedStatus booking={booking} />
        </div>
      </div>
      {/* What can be done keeps its place at the end; a name and its number take two lines where they have to. */}
      <div className="flex items-center justify-end gap-x-4 max-[24rem]:flex-wrap has-[.notice]:flex-wrap">
        <div className="min-w-0 flex-1 max-[24rem]:basis-full">
          {userId ? (
            <CustomerLine customer={called.phone ? { ...called, email: null } : customer} userId={userId} />
          ) : (
            <p>{t('bookings.deletedAccount')}</p>
          )}
          {booking.cancelAskedAt && (
            <p className="font-semibold text-negative">{t('bookings.cancelAsked')}</p>
          )}
          {dated && (
            <p className="text-fluid-sm text-muted">
              {t('admin.asked', {
                date: askedWords(language, askedAt),
              })}
            </p>
          )}
        </div>
        <div className="text-end empty:hidden">
          <PaidLine booking={booking} />
        </div>
        {asks && (
          <div className="-mb-1 flex flex-wrap justify-end has-[.notice]:basis-full">
            <ConfirmRequest
              booking={booking}
              among={{ of: bookingLine(language, booking), label: t('admin.confirm') }}
            />
          </div>
        )}
      </div>
    </article>
  )
}
