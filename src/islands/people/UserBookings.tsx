import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { totalOf } from '../../domain/booking/shown-price.ts'
import { joinDateAndTime } from '../../i18n/format.ts'
import { formatNearDate } from '../../i18n/format-days.ts'
import { formatNumber, formatPrice } from '../../i18n/format-number.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { lengthWords } from '../../i18n/session-words.ts'
import { localizedPath } from '../../i18n/url.ts'
import { studioNow } from '../../stores/clock.ts'
import { loadUserBookings, userBookings } from '../../stores/people/users.ts'
import { BookingBadge } from '../shared/BookingBadge.tsx'
import { shortFromTo } from '../shared/booking-line.ts'
import { useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { useTypeName } from '../shared/type-name.ts'

interface Props {
  userId: string
  total: number
}

/** What somebody has booked, latest first. */
export function UserBookings({ userId, total }: Props) {
  const language = useTexts('admin', 'bookings', 'money')
  const { locale, t } = language
  const state = useStore(userBookings.$state)
  const nameOf = useTypeName()
  const load = () => void loadUserBookings(userId)
  useEffect(load, [userId])
  return (
    <section aria-labelledby="user-bookings" className="grid gap-4">
      <h2 id="user-bookings" className="text-fluid-xl font-semibold">
        {t('admin.bookings')} <span className="font-normal text-muted">{formatNumber(locale, total)}</span>
      </h2>
      <Loaded state={state} load={load} failed={t('bookings.loadFailed')} boxes={3} height="h-20">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="day" title={t('bookings.empty')} />
          ) : (
            <ul className="grid border-y border-line">
              {items.map((booking) => (
                <li key={booking.id} className="border-line not-first:border-t">
                  <a
                    className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:text-tungsten-deep"
                    href={localizedPath(locale, `/bookings/${booking.id}`)}
                  >
                    <span className="font-semibold">
                      {joinDateAndTime(
                        locale,
                        asBeginning(locale, formatNearDate(locale, booking.start, studioNow())),
                        shortFromTo(language, booking),
                      )}
                    </span>
                    <span className="me-auto text-muted">
                      {[
                        nameOf(booking.type, booking.serviceNames),
                        lengthWords(language, booking.duration),
                        formatPrice(locale, totalOf(booking)),
                      ].join(' ·\u00a0')}
                    </span>
                    {booking.attendance === 'no_show' && (
                      <strong className="text-fluid-sm font-semibold text-negative">
                        {t('money.no_show')}
                      </strong>
                    )}
                    <BookingBadge booking={booking} now={studioNow()} />
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton list={userBookings} />
    </section>
  )
}
