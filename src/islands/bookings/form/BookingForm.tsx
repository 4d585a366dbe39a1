import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import {
  type Booking,
  detailsOf,
  fitsHours,
  moveRefusal,
  periodOf,
  sameWish,
  wishRefusal,
} from '../../../domain/booking/booking.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { failure } from '../../../domain/errors.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { book, changeBooking } from '../../../stores/bookings/bookings.ts'
import { bookInstead } from '../../../stores/bookings/holders.ts'
import { studioNow } from '../../../stores/clock.ts'
import type { Account } from '../../../stores/people/session.ts'
import { cameFrom } from '../../shared/came-from.ts'
import { toSession } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { SAVED } from '../../shared/just-saved.ts'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { TimeHolders } from '../../shared/TimeHolders.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { ChooseTime } from '../times/ChooseTime.tsx'
import { FreeStarts } from '../times/FreeStarts.tsx'
import { useNearest } from '../times/use-nearest.ts'
import { useTimes } from '../times/use-times.ts'
import { BookInstead } from './BookInstead.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { OutsideHours } from './OutsideHours.tsx'
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
  const form = useFormValues(settings, booking?.id ?? customerId, booking, byAdmin)
  const { session, start, details } = form
  const { type, duration } = session
  const [status, setStatus] = useState<NewStatus>('confirmed')
  const calendar = useTimes(settings, session, start, { byAdmin, except: booking?.id })
  // Before a day is chosen, today's prices.
  const priceDay = session.date || calendar.today
  const nearest = useNearest(calendar.refusal ? start : undefined, session, settings, booking?.id)
  const { busy, error, submit, forget } = useSubmission()
  const [asking, setAsking] = useState(false)
  const [cancelPath] = useState(() =>
    booking
      ? localizedPath(locale, `/bookings/${booking.id}`)
      : cameFrom(locale, customerId ? `/admin/users/${customerId}` : '/dashboard'),
  )

  /** What was refused is no longer what the form holds. */
  const changing =
    <T,>(change: (changed: T) => void) =>
    (changed: T) => {
      forget()
      change(changed)
    }
  const changeSession = changing(form.changeSession)

  const wish = start && { start, duration, type }
  const outside = byAdmin && wish && !fitsHours(wish, settings) && !(booking && sameWish(booking, wish))

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (outside && !problem) setAsking(true)
    else send()
  }

  async function send() {
    const result = await submit(() => {
      if (!wish) return failure('booking_not_in_future')
      const draft = { ...wish, ...details }
      if (booking) return changeBooking(booking, draft)
      return customerId ? book(customerId, draft, status) : book(account.id, draft)
    })
    setAsking(false)
    if (result?.ok) leave(result.value)
  }

  function leave(id: string) {
    form.forgetDetails()
    location.assign(localizedPath(locale, `/bookings/${id}`) + (booking ? SAVED : ''))
  }

  const inTheWay =
    calendar.refusal && t(calendar.refusal === 'booking_closed' ? 'times.chosenClosed' : 'times.chosenTaken')

  function timeProblem(): string | undefined {
    if (!wish) return undefined
    if (calendar.refusal) return inTheWay
    const judging = { now, settings, byAdmin }
    const code = booking ? moveRefusal(booking, wish, judging) : wishRefusal(wish, judging)
    return code && errorText(t, code)
  }
  const now = studioNow()
  const problem = timeProblem()
  const submitText = t(booking ? 'bookings.saveChanges' : 'bookings.book')
  const busyText = t(booking ? 'bookings.savingChanges' : 'bookings.booking')

  return (
    <form className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-8" onSubmit={onSubmit} noValidate>
      <div className="grid gap-6">
        <SessionFields
          settings={settings}
          booking={booking}
          byAdmin={byAdmin}
          values={session}
          day={priceDay}
          change={changeSession}
        />
        <ChooseTime
          settings={settings}
          values={session}
          start={start}
          calendar={calendar}
          problem={problem}
          byAdmin={byAdmin}
          except={booking?.id}
          change={changeSession}
        />
        <DetailsFields details={details} change={changing(form.changeDetails)} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        <BookingSummary {...{ settings, start, booking, byAdmin }} values={session} day={priceDay} />
        {byAdmin && wish && start <= now && !problem && (
          <Notice kind="info">
            {t(periodOf(wish).end <= now ? 'bookings.overNotice' : 'bookings.begunNotice')}
          </Notice>
        )}
        {outside && !problem && <Notice kind="info">{t('bookings.outsideNotice')}</Notice>}
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
        {byAdmin && wish && calendar.refusal && (
          <TimeHolders wish={wish} {...(booking && { except: booking.id })}>
            {(declined) =>
              customerId && (
                <BookInstead
                  requests={declined}
                  book={(reason) =>
                    bookInstead(customerId, { ...wish, ...details }, { status, declined, reason })
                  }
                  onBooked={leave}
                />
              )
            }
          </TimeHolders>
        )}
        {nearest.length > 0 && (
          <FreeStarts starts={nearest} onChoose={(chosen) => changeSession(toStudioMoment(chosen))} />
        )}
        <Button type="submit" look="primary" busy={busy} busyText={busyText}>
          {submitText}
        </Button>
        {asking && wish && (
          <OutsideHours
            {...{ wish, settings }}
            yes={submitText}
            busyText={busy && busyText}
            onYes={send}
            onNo={() => setAsking(false)}
          />
        )}
        <a className="button button-quiet" href={cancelPath} onClick={() => booking && form.forgetDetails()}>
          {t('common.cancel')}
        </a>
      </div>
    </form>
  )
}
