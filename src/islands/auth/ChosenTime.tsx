import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { periodOf } from '../../domain/booking/booking.ts'
import { shownPrice } from '../../domain/booking/shown-price.ts'
import { fromStudioMoment } from '../../domain/calendar/studio-time.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { asBeginning, joinRange } from '../../i18n/joins.ts'
import { splitPath } from '../../i18n/url.ts'
import { $settings, needSettings } from '../../stores/settings.ts'
import { readSession } from '../shared/form-values.ts'
import { useLocale } from '../shared/island.tsx'

/** The time that somebody was about to book, and its price: `Sun, 22 Nov, 09:00–11:00 · $100`. */
export function ChosenTime({ next }: { next: string | null }) {
  const locale = useLocale()
  const settings = useStore($settings)
  const [path = '', query = ''] = (next ?? '').split('?')
  const booking = splitPath(path).path === '/bookings/new'
  useEffect(() => {
    if (booking) needSettings()
  }, [booking])

  if (!booking || settings.status !== 'ready') return null
  const values = readSession(new URLSearchParams(query), settings.value)
  const start = fromStudioMoment(values)
  if (!start) return null
  const period = periodOf({ start, duration: values.duration })
  const times = joinRange(formatTime(locale, period.start), formatTime(locale, period.end))
  const moment = joinDateAndTime(locale, formatShortDate(locale, start), times)
  const { price } = shownPrice(values, values.date, settings.value)
  return (
    <p className="font-semibold">
      {asBeginning(locale, moment)} ·&nbsp;{formatPrice(locale, price)}
    </p>
  )
}
