import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { type Booking, detailsOf, moveRefusal, wishRefusal } from '../../../domain/booking/booking.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { failure } from '../../../domain/errors.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { book, changeBooking } from '../../../stores/bookings/bookings.ts'
import { studioNow } from '../../../stores/clock.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { ChooseTime } from '../times/ChooseTime.tsx'
import { FreeStarts } from '../times/FreeStarts.tsx'
import { useNearest } from '../times/use-nearest.ts'
import { useTimes } from '../times/use-times.ts'
import { BookingSummary } from './BookingSummary.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { toSession } from './form-values.ts'
import { SessionFields } from './SessionFields.tsx'
import { type NewStatus, StatusChoice } from './StatusChoice.tsx'
import { useFormValues } from './use-form-values.ts'

interface Props {
  account: Account
  settings: StudioSettings
  /** The booking to edit; without one the form asks for a new one. */
  booking?: Booking
  /** The customer an admin books for; without one the booking is the account’s own. */
  customerId?: string
}

export function BookingForm({ account, settings, booking, customerId }: Props) {
  const byAdmin = account.role === 'admin'
  const { locale, t } = useTexts('common', 'bookings', 'times', 'errors')
  const form = useFormValues(settings, booking?.id ?? customerId, booking)
  const { session, start, details } = form
  const { type, duration } = session
  const [status, setStatus] = useState<NewStatus>('confirmed')
  const calendar = useTimes(settings, session, start, booking?.id)
  // Before a day is chosen, today's prices.
  const priceDay = session.date || calendar.today
  const nearest = useNearest(calendar.refusal ? start : undefined, session, settings, booking?.id)
  const { busy, error, submit, forget } = useSubmission()
  const cancelPath = booking
    ? `/bookings/${booking.id}`
    : customerId
      ? `/admin/users/${customerId}`
      : '/dashboard'

  /** What was refused is no longer what the form holds. */
  const changing =
    <T,>(change: (changed: T) => void) =>
    (changed: T) => {
      forget()
      change(changed)
    }
  const changeSession = changing(form.changeSession)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => {
      if (!start) return failure('booking_not_in_future')
      const draft = { start, duration, type, ...details }
      if (booking) return changeBooking(booking, draft)
      return customerId ? book(customerId, draft, status) : book(account.id, draft)
    })
    if (!result?.ok) return
    form.forgetDetails()
    location.assign(localizedPath(locale, `/bookings/${result.value}`))
  }

  const inTheWay =
    calendar.refusal && t(calendar.refusal === 'booking_closed' ? 'times.chosenClosed' : 'times.chosenTaken')

  function timeProblem(): string | undefined {
    if (!start) return undefined
    if (calendar.refusal) return inTheWay
    const wish = { start, duration, type }
    const judging = { now: studioNow(), settings, byAdmin }
    const code = booking ? moveRefusal(booking, wish, judging) : wishRefusal(wish, judging)
    return code && errorText(t, code)
  }

  return (
    <form className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-8" onSubmit={onSubmit} noValidate>
      <div className="grid gap-6">
        <SessionFields
          settings={settings}
          booking={booking}
          values={session}
          day={priceDay}
          change={changeSession}
        />
        <ChooseTime
          settings={settings}
          values={session}
          start={start}
          calendar={calendar}
          problem={timeProblem()}
          except={booking?.id}
          change={changeSession}
        />
        <DetailsFields details={details} change={changing(form.changeDetails)} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        <BookingSummary settings={settings} values={session} day={priceDay} start={start} booking={booking} />
        {customerId && <StatusChoice chosen={status} onChoose={setStatus} />}
        {error && <SubmitFailure code={error} />}
        {booking && error === 'booking_changed_meanwhile' && (
          <ChangedMeanwhile
            booking={booking}
            typed={{ start, duration, type, ...details }}
            onTake={() => {
              changeSession(toSession(booking))
              form.changeDetails(detailsOf(booking))
            }}
          />
        )}
        <p role="status" className="sr-only">
          {inTheWay}
        </p>
        {nearest.length > 0 && (
          <FreeStarts starts={nearest} onChoose={(chosen) => changeSession(toStudioMoment(chosen))} />
        )}
        <Button
          type="submit"
          look="primary"
          busy={busy}
          busyText={t(booking ? 'bookings.savingChanges' : 'bookings.booking')}
        >
          {t(booking ? 'bookings.saveChanges' : 'bookings.book')}
        </Button>
        <a
          className="button button-quiet"
          href={localizedPath(locale, cancelPath)}
          onClick={() => booking && form.forgetDetails()}
        >
          {t('common.cancel')}
        </a>
      </div>
    </form>
  )
}
