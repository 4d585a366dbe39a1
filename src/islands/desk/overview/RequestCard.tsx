import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioRequest } from '../../../domain/booking/request.ts'
import type { Result } from '../../../domain/errors.ts'
import { asBeginning, joinLabel } from '../../../i18n/joins.ts'
import { setBookingStatus } from '../../../stores/bookings/booking-status.ts'
import { studioNow } from '../../../stores/clock.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { CancelDialog } from '../../shared/CancelDialog.tsx'
import { useTexts } from '../../shared/island.tsx'
import { OfferDialog } from '../../shared/OfferDialog.tsx'
import { OfferLine } from '../../shared/OfferLine.tsx'
import { failureText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { loadScreenOfRequests } from './load-requests.ts'
import { RequestHead } from './RequestHead.tsx'

type Answer = 'confirmed' | 'cancelled'

interface Props {
  request: StudioRequest
  /** The first of them has the page's one tungsten button. */
  first: boolean
  /** Takes the card away; until then it stays busy. */
  onAnswered: () => Promise<void>
  /** Another time was offered; the card stays. */
  onOffered: () => void
}

/** Rare answers have no frame. */
const answerClasses = {
  confirmed: 'max-sm:basis-full',
  offered: 'max-sm:grow max-sm:px-3.5',
  cancelled: 'border-transparent! max-sm:grow max-sm:px-3.5',
}

/** One request, to be answered where it stands. A refused answer leaves it as it was and says why. */
export function RequestCard({ request, first, onAnswered, onOffered }: Props) {
  const language = useTexts('common', 'admin', 'bookings', 'errors')
  const { locale, t } = language
  const { busy, error, submit, forget } = useSubmission()
  const [chosen, setChosen] = useState<Answer>()
  const [dialog, setDialog] = useState<'decline' | 'offer' | 'confirm'>()
  const line = bookingLine(language, request)
  const passed = request.start <= studioNow()

  function answer(wanted: Answer, send: () => Promise<Result<unknown>>) {
    setChosen(wanted)
    setDialog(undefined)
    return submit(async () => {
      const result = await send()
      if (result.ok) await onAnswered()
      return result
    })
  }
  const confirm = () => answer('confirmed', () => setBookingStatus(request, 'confirmed'))

  function reload() {
    forget()
    loadScreenOfRequests()
  }

  /** Only what was pressed turns; the rest waits with it. */
  const button = (label: string, onClick: () => void, wanted?: Answer) => (
    <Button
      className={answerClasses[wanted ?? 'offered']}
      look={wanted === 'cancelled' ? 'danger' : wanted && first ? 'primary' : 'quiet'}
      busy={busy && chosen === wanted}
      busyText={t('common.pleaseWait')}
      aria-disabled={busy}
      aria-label={joinLabel(locale, label, line)}
      onClick={() => !busy && onClick()}
    >
      {label}
    </Button>
  )

  return (
    <article className="@container grid gap-3">
      <RequestHead request={request} passed={passed} />
      {request.offer && <OfferLine offer={request.offer} />}
      {/* Once answered, here or by somebody else, it is no longer a request. */}
      {(busy || request.status === 'pending') && (
        <div className="mt-1 flex flex-wrap gap-3 max-sm:gap-2">
          {passed
            ? button(t('admin.confirmPassed'), () => setDialog('confirm'), 'confirmed')
            : button(t('admin.confirm'), confirm, 'confirmed')}
          {!passed && request.customer.email && button(t('bookings.offerTime'), () => setDialog('offer'))}
          {button(t('bookings.decline'), () => setDialog('decline'), 'cancelled')}
        </div>
      )}
      {dialog === 'decline' && (
        <CancelDialog
          booking={request}
          declining
          onKeep={() => setDialog(undefined)}
          onAnswered={(result) => answer('cancelled', async () => result)}
        />
      )}
      {dialog === 'confirm' && (
        <ConfirmDialog
          title={t('admin.confirmPassedTitle')}
          no={t('common.cancel')}
          onNo={() => setDialog(undefined)}
          yes={t('admin.confirmPassed')}
          onYes={confirm}
        >
          <p>{asBeginning(locale, line)}</p>
          <p>{t('admin.confirmPassedText')}</p>
        </ConfirmDialog>
      )}
      {dialog === 'offer' && (
        <OfferDialog
          booking={request}
          onClose={() => setDialog(undefined)}
          onOffered={() => {
            setDialog(undefined)
            onOffered()
          }}
        />
      )}
      {error && (
        <Notice kind="failure">
          {failureText(t, t('bookings.statusFailed'), error)}
          {error === 'booking_changed_meanwhile' && (
            <button type="button" className="button button-plain ms-2" onClick={reload}>
              {t('common.tryAgain')}
            </button>
          )}
        </Notice>
      )}
    </article>
  )
}
