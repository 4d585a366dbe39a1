import { Button } from '../../../components/ui/Button.tsx'
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import type { Booking, BookingDraft } from '../../../domain/booking/booking.ts'
import { changedFacts } from '../../../i18n/booking-facts.ts'
import { useTexts } from '../../shared/island.tsx'
import { leavesFocus } from '../../shared/leaves-focus.ts'
import { useTypeName } from '../../shared/type-name.ts'

interface Props {
  /** As it is saved now. */
  booking: Booking
  /** As it was typed, without a start where none is chosen. */
  typed: Omit<BookingDraft, 'start'> & { start: Date | undefined }
  onTake: () => void
}

/** Somebody else was faster: what is saved now where it differs from what was typed. */
export function ChangedMeanwhile({ booking, typed, onTake }: Props) {
  const { locale, t } = useTexts('bookings')
  const nameOf = useTypeName()
  const facts = changedFacts({ locale, t, nameOf }, booking, typed)
  return (
    <section ref={leavesFocus} className="panel grid gap-4" aria-labelledby="saved-now">
      <h2 id="saved-now" className="flex flex-wrap items-center gap-3 font-semibold">
        {t('bookings.savedNow')}
        <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
      </h2>
      <dl className="facts">
        {facts.map(({ field, label, before }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd className="as-typed">{before || '–'}</dd>
          </div>
        ))}
      </dl>
      <p className="text-fluid-sm text-muted">{t('bookings.savedNowText')}</p>
      <Button onClick={onTake}>{t('bookings.takeSaved')}</Button>
    </section>
  )
}
