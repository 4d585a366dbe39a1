import { type ReactNode, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { Result } from '../../domain/errors.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { bookingLine } from './booking-line.ts'
import { CustomerLine } from './CustomerLine.tsx'
import { useTexts } from './island.tsx'
import { StartChoice } from './StartChoice.tsx'
import { errorText } from './texts.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  booking: StudioBooking
  title: string
  /** Shown above the times. */
  before?: ReactNode
  /** Shown below the times. */
  children?: ReactNode
  /** What the button says: of the chosen time, in words, or before one is. */
  action: (time?: string) => string
  busyText: string
  send: (start: Date) => Promise<Result<unknown>>
  onSent: (start: Date) => void
  onClose: () => void
}

/** Asks for another start of a booking, and hands it to the caller. */
export function StartDialog({
  booking,
  title,
  before,
  children,
  action,
  busyText,
  send,
  onSent,
  onClose,
}: Props) {
  const language = useTexts('bookings', 'common', 'errors')
  const { locale, t } = language
  const [start, setStart] = useState<Date>()
  const { busy, error, submit, forget } = useSubmission()

  async function sendStart() {
    if (!start) return
    const result = await submit(() => send(start))
    if (result?.ok) onSent(start)
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <div className="grid gap-1">
          <p>{asBeginning(locale, bookingLine(language, booking))}</p>
          <CustomerLine customer={booking.customer} />
        </div>
        {before}
        <StartChoice
          wish={booking}
          except={booking.id}
          legend={t('bookings.offerWhich')}
          onChoose={(chosen) => {
            forget()
            setStart(chosen)
          }}
        />
        {children}
        {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          look={start ? 'primary' : 'quiet'}
          aria-disabled={!start}
          busy={busy}
          busyText={busyText}
          onClick={sendStart}
        >
          {action(
            start && joinDateAndTime(locale, formatShortDate(locale, start), formatTime(locale, start)),
          )}
        </Button>
      </div>
    </Dialog>
  )
}
