import { periodOf } from '../../domain/booking/booking.ts'
import { runsAt } from '../../domain/booking/own-day.ts'
import type { OwnVisits } from '../../domain/booking/own-visits.ts'
import { formatDate } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { periodWords } from '../../i18n/session-words.ts'
import { localizedPath } from '../../i18n/url.ts'
import { studioNow } from '../../stores/clock.ts'
import { useTexts } from '../shared/island.tsx'
import { SessionLight } from '../shared/SessionLight.tsx'

/** When somebody comes next, on the light of that day, and the way there; without a visit ahead the way to one. */
export function NextVisit({ visits }: { visits: OwnVisits | undefined }) {
  const { locale, t } = useTexts('bookings', 'common')
  if (!visits) return <div className="panel person-visit" />
  const { next } = visits
  if (!next) {
    return (
      <div className="panel person-visit">
        <p className="text-fluid-lg font-semibold">{t('bookings.empty')}</p>
        <a className="button button-primary" href={localizedPath(locale, '/bookings/new')}>
          {t('common.bookSession')}
        </a>
      </div>
    )
  }
  return (
    <div className="panel person-visit">
      <p>
        <span className="text-fluid-sm text-muted">
          {t(runsAt(next, studioNow()) ? 'bookings.sessionRuns' : 'bookings.nextSession')}
        </span>
        <a className="more" href={localizedPath(locale, `/bookings/${next.id}`)}>
          <span>{asBeginning(locale, formatDate(locale, next.start))} </span>
          <strong>{periodWords({ locale, t }, periodOf(next))}</strong>
        </a>
      </p>
      <SessionLight booking={next} brief />
    </div>
  )
}
