import type { DayStretch } from '../../../domain/calendar/day-stretch.ts'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { SavedClosure } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { kindName } from '../closure-words.ts'

interface Props {
  closure: SavedClosure
  /** What of it the day shows. */
  stretch: DayStretch
}

/** A closure in the calendar: when and why. */
export function ClosureBlock({ closure, stretch }: Props) {
  const { locale, t } = useTexts('admin', 'bookings')
  return (
    <a className="booking-block closed-hatch" href={localizedPath(locale, '/admin/closures')}>
      <span className="booking-block-words">
        <span className="booking-block-when">
          <span>{t('bookings.fromTo', { from: timeOfDay(stretch.from), to: timeOfDay(stretch.to) })}</span>
        </span>
        <span className="booking-block-who">
          <strong>{t('admin.closed')}</strong>
        </span>
        <span className="booking-block-what">
          <span>{kindName(t, closure.kind)}</span>
          {closure.note && (
            <span className="booking-block-said">
              <span>{closure.note}</span>
            </span>
          )}
        </span>
      </span>
    </a>
  )
}
