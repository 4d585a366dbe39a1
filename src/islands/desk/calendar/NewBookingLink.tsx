import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatDate } from '../../../i18n/format.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'

/** The way to a new booking on a day: what a press on an empty place does, for the keyboard, too. */
export function NewBookingLink({ date }: { date: string }) {
  const { locale, t } = useTexts('admin')
  const words = t('admin.newBookingOn', { date: formatDate(locale, noonOf(date)) })
  return (
    <a className="new-booking" href={localizedPath(locale, `/admin/bookings/new?date=${date}`)} title={words}>
      <span className="sr-only">{words}</span>
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M8 3v10M3 8h10" strokeLinecap="round" />
      </svg>
    </a>
  )
}
