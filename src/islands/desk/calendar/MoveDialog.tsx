import { Button } from '../../../components/ui/Button.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { detailsOf } from '../../../domain/booking/details.ts'
import { startOf } from '../../../domain/booking/placement.ts'
import { shownPrice, totalOf } from '../../../domain/booking/shown-price.ts'
import { fitsHours } from '../../../domain/booking/start-times.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { changeBooking } from '../../../stores/bookings/bookings.ts'
import { refreshBooking } from '../../../stores/bookings/shown-bookings.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { useSubmission } from '../../shared/use-submission.ts'
import type { Carried } from './use-rearranging.ts'

interface Props extends Carried {
  settings: StudioSettings
  /** With the booking's id where it was saved. */
  onAnswered: (saved?: string) => void
}

/** Asks before a booking is saved at another time or for another length: before, after, and the price. */
export function MoveDialog({ booking, place, settings, onAnswered }: Props) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const { busy, error, submit } = useSubmission()
  const { type } = booking
  const wish = { start: startOf(place), duration: place.duration, type }
  const { total } = shownPrice(wish, place.date, settings, booking)
  const facts = (what: Pick<typeof wish, 'start' | 'duration'>, amount: typeof total) => [
    asBeginning(locale, bookingLine(language, what)),
    `${lengthWords(language, what.duration)} · ${formatPrice(locale, amount)}`,
  ]

  async function save() {
    const result = await submit(() => changeBooking(booking, { ...wish, ...detailsOf(booking) }))
    if (!result?.ok) return
    await refreshBooking(booking.id)
    onAnswered(booking.id)
  }

  return (
    <Dialog title={t('admin.moveTitle')} onClose={() => onAnswered()}>
      <div className="mt-3 grid gap-3">
        <CustomerLine customer={booking.customer} />
        <dl className="facts">
          {[
            { label: t('admin.timeNow'), lines: facts(booking, totalOf(booking)) },
            { label: t('admin.timeNew'), lines: facts(wish, total) },
          ].map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
        {!fitsHours(wish, settings) && <Notice kind="info">{t('admin.outsideHours')}</Notice>}
        {booking.customer.email && <p className="text-fluid-sm text-muted">{t('admin.customerTold')}</p>}
        {error && <SubmitFailure code={error} />}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswered()}>{t('admin.leaveIt')}</Button>
        <Button look="primary" busy={busy} busyText={t('bookings.savingChanges')} onClick={save}>
          {t('bookings.saveChanges')}
        </Button>
      </div>
    </Dialog>
  )
}
