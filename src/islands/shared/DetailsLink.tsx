import { Chevron } from '../../components/ui/Chevron.tsx'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { formatDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { joinLabel } from '../../i18n/joins.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from './island.tsx'

interface Props {
  booking: StudioBooking
  /** Whether on a phone all of what it stands in leads there, with an arrow instead of words (visit.css). */
  whole?: boolean
}

/** A link to a booking, whose name for screen readers has its day and time. */
export function DetailsLink({ booking: { id, start }, whole = false }: Props) {
  const { locale, t } = useTexts('bookings')
  const moment = joinDateAndTime(locale, formatDate(locale, start), formatTime(locale, start))
  return (
    <a
      className={`button button-quiet max-sm:px-3.5 ${whole ? 'whole-link' : ''}`}
      href={localizedPath(locale, `/bookings/${id}`)}
      aria-label={joinLabel(locale, t('bookings.viewDetails'), moment)}
    >
      <span>{t('bookings.viewDetails')}</span>
      {whole && <Chevron towards="end" />}
    </a>
  )
}
