import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { formatDate, formatTime } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import { type ListedBooking, setBookingStatus } from '../../stores/bookings.ts'
import { createSubmission } from '../../stores/submission.ts'
import { errorText } from '../shared/texts.ts'

interface Props {
  locale: Locale
  t: Translate<'bookings' | 'errors'>
  booking: ListedBooking
  onCancelled: () => void
  /** What else can be done with the booking; stands before the button. */
  children: ReactNode
}

const submission = createSubmission()

/** The cancel button; asks once. */
export function CancelBooking({ locale, t, booking, onCancelled, children }: Props) {
  const [asking, setAsking] = useState(false)
  const { busy, error } = useStore(submission.$state)

  async function cancel() {
    const result = await submission.submit(() => setBookingStatus(booking.id, 'cancelled'))
    setAsking(false)
    if (result?.ok) onCancelled()
  }

  return (
    <div className="grid gap-4 border-t border-line pt-6">
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {children}
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('bookings.cancelBooking')}
        </Button>
      </div>
      {asking && (
        <Dialog title={t('bookings.cancelTitle')} onClose={() => setAsking(false)}>
          <p className="mt-3">
            {t('bookings.cancelText', {
              date: formatDate(locale, booking.start),
              time: formatTime(locale, booking.start),
            })}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={() => setAsking(false)}>{t('bookings.keepBooking')}</Button>
            <Button look="danger" busy={busy} busyText={t('bookings.cancelling')} onClick={cancel}>
              {t('bookings.cancelBooking')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
