import type { Booking } from '../../domain/booking/booking.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from '../shared/island.tsx'

interface Props {
  booking: Pick<Booking, 'type' | 'duration'>
  className: string
}

/** The form, filled in with what was wanted before. */
export function BookAgain({ booking: { type, duration }, className }: Props) {
  const { locale, t } = useTexts('bookings')
  const query = new URLSearchParams({ service: type, duration: String(duration) })
  return (
    <a className={className} href={`${localizedPath(locale, '/bookings/new')}?${query}`}>
      {t('bookings.bookAgain')}
    </a>
  )
}
