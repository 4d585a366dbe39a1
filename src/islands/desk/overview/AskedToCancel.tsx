import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { joinDateAndTime } from '../../../i18n/format.ts'
import { formatNearDate } from '../../../i18n/format-days.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import {
  $askedToCancel,
  loadAskedToCancel,
  refreshAskedToCancel,
} from '../../../stores/bookings/asked-to-cancel.ts'
import { studioNow } from '../../../stores/clock.ts'
import { askedWords } from '../../shared/asked-words.ts'
import { shortFromTo } from '../../shared/booking-line.ts'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { WhenAny } from './WhenAny.tsx'

/** Confirmed bookings whose customers asked the studio to cancel them. */
export function AskedToCancel() {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const state = useStore($askedToCancel)
  useEffect(() => {
    loadAskedToCancel()
  }, [])
  useFresh(refreshAskedToCancel)
  return (
    <WhenAny
      state={state}
      title={t('admin.askedToCancelTitle')}
      text={t('admin.askedToCancelText')}
      failed={t('bookings.loadFailed')}
      load={loadAskedToCancel}
    >
      {(bookings) => (
        <ul className="panel grid gap-3 py-4">
          {bookings.map((booking) => (
            <li
              key={booking.id}
              className="grid gap-1 not-first:border-t not-first:border-line not-first:pt-3"
            >
              <a className="day-time hover:underline" href={localizedPath(locale, `/bookings/${booking.id}`)}>
                {joinDateAndTime(
                  locale,
                  asBeginning(locale, formatNearDate(locale, booking.start, studioNow())),
                  shortFromTo(language, booking),
                )}
              </a>
              <CustomerLine customer={booking.customer} />
              {booking.cancelAskedAt && (
                <p className="text-fluid-sm text-muted">
                  {t('admin.askedToCancelAt', { moment: askedWords(language, booking.cancelAskedAt) })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </WhenAny>
  )
}
