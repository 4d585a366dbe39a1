import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { saidDetails } from '../../../i18n/booking-facts.ts'
import { formatDate, formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { setBookingStatus } from '../../../stores/bookings/booking-status.ts'
import { loadRequests } from '../../../stores/bookings/requests.ts'
import { bookingLine, fromTo, WorkLine } from '../../shared/BookingFacts.tsx'
import { CancelDialog } from '../../shared/CancelDialog.tsx'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Said } from '../../shared/Said.tsx'
import { failureText } from '../../shared/texts.ts'
import { useTypeName } from '../../shared/type-name.ts'
import { useSubmission } from '../../shared/use-submission.ts'

type Answer = 'confirmed' | 'cancelled'

interface Props {
  booking: StudioBooking
  /** Takes the card away; until then it stays busy. */
  onAnswered: (answer: Answer) => Promise<void>
}

/** One request, to be answered where it stands. A refused answer leaves it as it was and says why. */
export function RequestCard({ booking, onAnswered }: Props) {
  const language = useTexts('common', 'admin', 'bookings', 'errors')
  const { locale, t } = language
  const { busy, error, submit, forget } = useSubmission()
  const [chosen, setChosen] = useState<Answer>()
  const [declining, setDeclining] = useState(false)
  const nameOf = useTypeName()
  const line = bookingLine(language, booking)

  function answer(wanted: Answer, send: () => Promise<Result<unknown>>) {
    setChosen(wanted)
    return submit(async () => {
      const result = await send()
      if (result.ok) await onAnswered(wanted)
      return result
    })
  }

  function reload() {
    forget()
    loadRequests()
  }

  const button = (wanted: Answer, label: string, onClick: () => void) => (
    <Button
      look={wanted === 'confirmed' ? 'primary' : 'quiet'}
      busy={busy}
      {...(chosen === wanted && { busyText: t('common.pleaseWait') })}
      aria-label={joinLabel(locale, label, line)}
      onClick={onClick}
    >
      {label}
    </Button>
  )

  return (
    <article className="panel grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fluid-sm text-muted">
        <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
        {t('admin.asked', {
          date: joinDateAndTime(
            locale,
            formatShortDate(locale, booking.askedAt),
            formatTime(locale, booking.askedAt),
          ),
        })}
        {booking.start < new Date() && (
          <strong className="font-semibold text-negative">{t('admin.timePassed')}</strong>
        )}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-1">
          <h3 className="text-fluid-lg font-semibold">
            <a className="hover:underline" href={localizedPath(locale, `/bookings/${booking.id}`)}>
              {formatDate(locale, booking.start)}
              <span className="block tabular-nums">{fromTo(language, booking)}</span>
            </a>
          </h3>
          <WorkLine booking={booking} />
          <CustomerLine customer={booking.customer} />
          {saidDetails({ locale, t, nameOf }, booking).map(({ field, text }) => (
            <div key={field} className="mt-2">
              <Said>{text}</Said>
            </div>
          ))}
        </div>
        {/* Answered, here or by somebody else, it is no request any more. */}
        {(busy || booking.status === 'pending') && (
          <div className="flex flex-wrap gap-3">
            {button('confirmed', t('admin.confirm'), () =>
              answer('confirmed', () => setBookingStatus(booking, 'confirmed')),
            )}
            {button('cancelled', t('bookings.decline'), () => setDeclining(true))}
          </div>
        )}
      </div>
      {declining && (
        <CancelDialog
          booking={booking}
          declining
          onKeep={() => setDeclining(false)}
          onAnswered={(result) => {
            setDeclining(false)
            answer('cancelled', async () => result)
          }}
        />
      )}
      {error && (
        <Notice kind="failure">
          {failureText(t, t('bookings.statusFailed'), error)}
          {error === 'booking_changed_meanwhile' && (
            <button type="button" className="link ms-2 min-h-11 cursor-pointer" onClick={reload}>
              {t('common.tryAgain')}
            </button>
          )}
        </Notice>
      )}
    </article>
  )
}
