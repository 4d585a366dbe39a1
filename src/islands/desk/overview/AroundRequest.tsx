import { periodOf } from '../../../domain/booking/booking.ts'
import type { Neighbour, StudioRequest } from '../../../domain/booking/request.ts'
import { overlaps } from '../../../domain/calendar/period.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { nameWords } from '../../../i18n/customer-name.ts'
import { periodWordsOn } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'

/** The rest of a request's day: the sessions before and after it, and what closes a part of it. */
export function AroundRequest({ request }: { request: StudioRequest }) {
  const { t } = useTexts('admin')
  if (request.around.length === 0) return <p className="text-fluid-sm text-muted">{t('admin.dayFree')}</p>
  return (
    <div className="text-fluid-sm">
      <p className="text-muted" id={`day-${request.id}`}>
        {t('admin.sameDay')}
      </p>
      <ul
        aria-labelledby={`day-${request.id}`}
        className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1 border-s-2 border-line ps-3"
      >
        {request.around.map((neighbour) => (
          <Line
            key={neighbour.id}
            neighbour={neighbour}
            date={toStudioMoment(request.start).date}
            inTheWay={overlaps(neighbour, periodOf(request))}
          />
        ))}
      </ul>
    </div>
  )
}

interface LineProps {
  neighbour: Neighbour
  /** The request's day. */
  date: string
  inTheWay: boolean
}

function Line({ neighbour, date, inTheWay }: LineProps) {
  const { locale, t } = useTexts('admin', 'bookings')
  const { id, status, name } = neighbour
  const closed = status === 'closed'
  return (
    <li
      className={`col-span-full grid grid-cols-subgrid ${inTheWay ? 'font-semibold text-negative' : 'text-muted'}`}
    >
      <span>{periodWordsOn({ locale, t }, neighbour, date)}</span>
      {/* What wraps stays beside its time, so that it is not taken for another entry. */}
      <span className="dotted min-w-0">
        {closed ? (
          <span>{t('admin.closedThen')}</span>
        ) : (
          <a className="text-ink hover:underline" href={localizedPath(locale, `/bookings/${id}`)}>
            {nameWords(t, name)}
          </a>
        )}
        {closed && name && <span>{name}</span>}
        {status === 'pending' && <span>{t('bookings.pending')}</span>}
        {status === 'confirmed' && <span className="sr-only">{t('bookings.confirmed')}</span>}
      </span>
    </li>
  )
}
