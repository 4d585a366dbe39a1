import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { BookingStatus, StudioBooking } from '../../domain/booking/booking.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { restoreAt } from '../../stores/bookings/holders.ts'
import { bookingLine } from './booking-line.ts'
import { CustomerLine } from './CustomerLine.tsx'
import { useTexts } from './island.tsx'
import { StartChoice } from './StartChoice.tsx'
import { TimeHolders } from './TimeHolders.tsx'
import { errorText } from './texts.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  /** A cancelled one. */
  booking: StudioBooking
  /** What it was to be again. */
  status: BookingStatus
  onClose: () => void
}

/** The time of a cancelled booking is somebody else's by now: whose, and at which other time it could be restored. */
export function RestoreDialog({ booking, status, onClose }: Props) {
  const language = useTexts('bookings', 'common', 'errors')
  const { locale, t } = language
  const [start, setStart] = useState<Date>()
  const { busy, error, submit, forget } = useSubmission()
  const time = start && joinDateAndTime(locale, formatShortDate(locale, start), formatTime(locale, start))

  async function restore() {
    if (!start) return
    const result = await submit(() => restoreAt(booking, start, status))
    if (result?.ok) onClose()
  }

  return (
    <Dialog title={t('bookings.restoreTitle')} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <div className="grid gap-1">
          <p>{asBeginning(locale, bookingLine(language, booking))}</p>
          <CustomerLine customer={booking.customer} />
        </div>
        <TimeHolders wish={booking} except={booking.id} />
        <StartChoice
          wish={booking}
          except={booking.id}
          legend={t('bookings.offerWhich')}
          onChoose={(chosen) => {
            forget()
            setStart(chosen)
          }}
        />
        {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          look={start ? 'primary' : 'quiet'}
          aria-disabled={!start}
          busy={busy}
          busyText={t('common.pleaseWait')}
          onClick={restore}
        >
          {time ? t('bookings.restoreAt', { time }) : t('bookings.restore')}
        </Button>
      </div>
    </Dialog>
  )
}
