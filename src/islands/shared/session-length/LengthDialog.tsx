import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { shownPrice, totalOf } from '../../../domain/booking/shown-price.ts'
import { fitsHours } from '../../../domain/booking/start-times.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { Result } from '../../../domain/errors.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { joinLabel, joinSentences } from '../../../i18n/joins.ts'
import { periodWords } from '../../../i18n/session-words.ts'
import { changeLength } from '../../../stores/bookings/session-length.ts'
import { CustomerLine } from '../CustomerLine.tsx'
import { useTexts } from '../island.tsx'
import { useSubmission } from '../use-submission.ts'

interface Props {
  booking: StudioBooking
  /** How long it shall be. */
  duration: number
  settings: StudioSettings
  onNo: () => void
  onAnswered: (result: Result<unknown>, done: string) => void
}

/** Asks once before a session's length changes, with the new price, and changes it. */
export function LengthDialog({ booking, duration, settings, onNo, onAnswered }: Props) {
  const language = useTexts('bookings')
  const { locale, t } = language
  const { busy, submit } = useSubmission()
  const wish = { ...booking, duration }
  const { total } = shownPrice(wish, toStudioMoment(booking.start).date, settings, booking)
  const times = {
    before: periodWords(language, periodOf(booking)),
    after: periodWords(language, periodOf(wish)),
  }
  const prices = {
    before: formatPrice(locale, totalOf(booking)),
    after: formatPrice(locale, total),
  }
  const outside = fitsHours(booking, settings) && !fitsHours(wish, settings)

  async function change() {
    const result = await submit(() => changeLength(booking, duration))
    const done = [
      t('bookings.lengthNow', { period: times.after }),
      t('bookings.priceNow', { price: prices.after }),
    ]
    if (result) onAnswered(result, joinSentences(locale, ...done))
  }

  return (
    <ConfirmDialog
      title={t(duration > booking.duration ? 'bookings.longerTitle' : 'bookings.endTitle')}
      no={t('bookings.keepLength')}
      onNo={onNo}
      yes={t(duration > booking.duration ? 'bookings.makeLonger' : 'bookings.endSession')}
      onYes={change}
      look={duration > booking.duration ? 'primary' : 'danger'}
      busyText={busy && t('bookings.savingChanges')}
    >
      <CustomerLine customer={booking.customer} />
      <p>{joinLabel(locale, t('bookings.time'), t('bookings.changedFromTo', times))}</p>
      <p className="text-fluid-lg font-semibold">
        {joinLabel(
          locale,
          t('bookings.price'),
          prices.before === prices.after ? prices.after : t('bookings.changedFromTo', prices),
        )}
      </p>
      {outside && <p>{t('bookings.outsideNotice')}</p>}
    </ConfirmDialog>
  )
}
