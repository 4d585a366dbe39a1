import type { Booking } from '../../domain/booking/booking.ts'
import { type Details, detailsOf } from '../../domain/booking/details.ts'
import { localizedPath } from '../../i18n/url.ts'
import { detailsDraft } from '../../stores/details-draft.ts'
import { useTexts } from '../shared/island.tsx'

interface Props {
  booking: Pick<Booking, 'type' | 'duration' | keyof Details>
  className: string
}

/** The form, filled in with what was wanted before. */
export function BookAgain({ booking, className }: Props) {
  const { locale, t } = useTexts('bookings')
  const query = new URLSearchParams({ service: booking.type, duration: String(booking.duration) })

  // Not in the address: their own words are too long for it, and nobody's but theirs.
  function keepDetails() {
    const details = detailsOf(booking)
    if (Object.values(details).some((said) => said !== '')) detailsDraft.keep({ ...details })
  }

  return (
    <a
      className={className}
      href={`${localizedPath(locale, '/bookings/new')}?${query}`}
      onClick={keepDetails}
    >
      {t('bookings.bookAgain')}
    </a>
  )
}
