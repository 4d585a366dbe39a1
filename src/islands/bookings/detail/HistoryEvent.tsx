import type { Booking } from '../../../domain/booking/booking.ts'
import { changedFacts } from '../../../i18n/booking-facts.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import type { BookingEvent } from '../../../stores/bookings/booking-history.ts'
import { useTexts } from '../../shared/island.tsx'
import { Said } from '../../shared/Said.tsx'
import { useTypeName } from '../../shared/type-name.ts'

interface Props {
  event: BookingEvent
}

/** One step of a booking's history: who did what, with which words, when. */
export function HistoryEvent({ event }: Props) {
  const { locale, t } = useTexts('bookings')
  const { action, before, after, at } = event
  return (
    <>
      <p className="font-semibold">
        {t(
          attendanceTold(event) ??
            (action in plain
              ? plain[action as keyof typeof plain]
              : `bookings.history${actors[event.doneBy]}${deedOf(event)}`),
        )}
      </p>
      {before && <Changes before={before} after={after} />}
      {after.reason && <Said>{after.reason}</Said>}
      <p className="text-fluid-sm text-muted">
        <time dateTime={at.toISOString()}>
          {joinDateAndTime(locale, formatShortDate(locale, at), formatTime(locale, at))}
        </time>
      </p>
    </>
  )
}

/** Words that say already who did it. */
const plain = {
  expired: 'bookings.historyExpired',
  undone: 'bookings.historyUndone',
  time_offered: 'bookings.historyOffered',
  offer_accepted: 'bookings.historyAccepted',
  offer_kept: 'bookings.historyKept',
} as const

const actors = { you: 'You', customer: 'Customer', studio: 'Studio', nobody: 'Studio' } as const

const deeds = { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled' } as const

/** The words of whether somebody came, where an event tells of nothing else. */
function attendanceTold({ action, after }: BookingEvent) {
  if (action !== 'edited' || after.attendance === undefined || Object.keys(after).length > 1) return undefined
  if (after.attendance === null) return 'bookings.historyAttendanceCleared'
  return after.attendance === 'came' ? 'bookings.historyCame' : 'bookings.historyNoShow'
}

function deedOf({ action, after }: BookingEvent) {
  if (action === 'created') return 'Created'
  if (action === 'cancel_asked') return 'Asked'
  if (action === 'cancel_kept') return 'Kept'
  return after.status ? deeds[after.status] : 'Edited'
}

interface ChangesProps {
  before: Partial<Booking>
  after: Partial<Booking>
}

function Changes({ before, after }: ChangesProps) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  return (
    <ul className="text-fluid-sm">
      {changedFacts({ locale, t, nameOf }, before, after).map(({ field, label, long, ...fact }) => {
        const values = { before: fact.before || '–', after: fact.after || '–' }
        const words = long ? t('bookings.notesChanged') : t('bookings.changedFromTo', values)
        return <li key={field}>{joinLabel(locale, label, words)}</li>
      })}
    </ul>
  )
}
