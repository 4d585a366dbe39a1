import { periodOf } from '../../domain/booking/booking.ts'
import { runsAt } from '../../domain/booking/own-day.ts'
import type { OwnVisits } from '../../domain/booking/own-visits.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { formatDate } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { periodWords } from '../../i18n/session-words.ts'
import { localizedPath } from '../../i18n/url.ts'
import { studioNow } from '../../stores/clock.ts'
import { DetailsLink } from '../shared/DetailsLink.tsx'
import { useTexts } from '../shared/island.tsx'
import { SessionLight, StudioLight } from '../shared/SessionLight.tsx'

/** When somebody comes next, on the light of that day; without a visit ahead today's light, and the way to one. */
export function NextVisit({ visits }: { visits: OwnVisits | undefined }) {
  const { locale, t } = useTexts('common', 'bookings')
  const next = visits?.next
  const now = studioNow()
  return (
    <div className={`person-visit ${visits ? '' : 'invisible'}`}>
      <div className="person-when">
        <p className="text-fluid-sm text-muted">
          {t(next && runsAt(next, now) ? 'bookings.sessionRuns' : 'bookings.nextSession')}
        </p>
        {next ? (
          <p className="font-semibold">
            {asBeginning(locale, formatDate(locale, next.start))}
            <span className="block text-fluid-2xl leading-snug tracking-[-0.025em]">
              {periodWords({ locale, t }, periodOf(next))}
            </span>
          </p>
        ) : (
          <>
            <p className="font-semibold">{t('bookings.empty')}</p>
            {visits && <p className="text-muted">{t('bookings.emptyText')}</p>}
          </>
        )}
      </div>
      {next ? (
        <DetailsLink booking={next} />
      ) : (
        <a className="button button-quiet" href={localizedPath(locale, '/bookings/new')}>
          {t('common.bookSession')}
        </a>
      )}
      <div className="person-light">
        {next ? <SessionLight booking={next} brief /> : <StudioLight date={toStudioMoment(now).date} />}
      </div>
    </div>
  )
}
