import { periodOf } from '../../../domain/booking/booking.ts'
import type { Neighbour, StudioRequest } from '../../../domain/booking/request.ts'
import { overlaps } from '../../../domain/calendar/period.ts'
import { periodWords } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'

/** What else there is on a request's day: who comes before and after, and what closes a part of it. */
export function AroundRequest({ request }: { request: StudioRequest }) {
  const { t } = useTexts('admin')
  if (request.around.length === 0) return <p className="text-fluid-sm text-muted">{t('admin.dayFree')}</p>
  return (
    <div className="text-fluid-sm">
      <p className="text-muted" id={`day-${request.id}`}>
        {t('admin.sameDay')}
      </p>
      <ul aria-labelledby={`day-${request.id}`} className="mt-1 grid gap-1 border-s-2 border-line ps-3">
        {request.around.map((neighbour) => (
          <li key={neighbour.id}>
            <Line neighbour={neighbour} inTheWay={overlaps(neighbour, periodOf(request))} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ neighbour, inTheWay }: { neighbour: Neighbour; inTheWay: boolean }) {
  const { locale, t } = useTexts('admin', 'bookings')
  const { id, status, name } = neighbour
  const closed = status === 'closed'
  const times = <span className="tabular-nums">{periodWords({ locale, t }, neighbour)}</span>
  const who = closed
    ? [t('admin.closedThen'), ...(name ? [name] : [])].join('\u00a0· ')
    : `${name ?? t('bookings.noName')}\u00a0· ${t(`bookings.${status}`)}`
  return (
    <span className={inTheWay ? 'font-semibold text-negative' : 'text-muted'}>
      {times}
      {'\u00a0· '}
      {closed ? (
        who
      ) : (
        <a className="link" href={localizedPath(locale, `/bookings/${id}`)}>
          {who}
        </a>
      )}
    </span>
  )
}
