import { type SubmitEvent, useState } from 'react'
import {
  type Booking,
  fitsHours,
  moveRefusal,
  sameWish,
  wishRefusal,
} from '../../../domain/booking/booking.ts'
import { failure } from '../../../domain/errors.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { book, changeBooking } from '../../../stores/bookings/bookings.ts'
import { bookInstead } from '../../../stores/bookings/holders.ts'
import { studioNow } from '../../../stores/clock.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../../shared/island.tsx'
import { SAVED } from '../../shared/just-saved.ts'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { useTimes } from '../times/use-times.ts'
import type { NewStatus } from './StatusChoice.tsx'
import { useAboutYou } from './use-about-you.ts'
import { useFormValues } from './use-form-values.ts'

export interface BookingFormProps {
  account: Account
  settings: StudioSettings
  /** The booking to edit; without one the form asks for a new one. */
  booking?: Booking
  /** The customer an admin books for; without one the booking is the account’s own. */
  customerId?: string
}

/** What the booking form holds, what is wrong with it, and how it is sent. */
export function useBookingForm({ account, settings, booking, customerId }: BookingFormProps) {
  const byAdmin = account.role === 'admin'
  const { locale, t } = useTexts('times', 'errors')
  const form = useFormValues(settings, booking?.id ?? customerId, booking, byAdmin)
  const { session, start, details } = form
  const { type, duration } = session
  const [status, setStatus] = useState<NewStatus>('confirmed')
  const calendar = useTimes(settings, session, start, { byAdmin, except: booking?.id })
  const about = useAboutYou(account.id, !booking && !byAdmin)
  const { busy, error, submit, forget } = useSubmission()
  const [asking, setAsking] = useState(false)

  /** Clears the error once the form changes. */
  const changing =
    <T>(change: (changed: T) => void) =>
    (changed: T) => {
      forget()
      change(changed)
    }

  const now = studioNow()
  const wish = start && { start, duration, type }
  const outside = byAdmin && wish && !fitsHours(wish, settings) && !(booking && sameWish(booking, wish))
  const inTheWay =
    calendar.refusal && t(calendar.refusal === 'booking_closed' ? 'times.chosenClosed' : 'times.chosenTaken')
  const problem = timeProblem()

  function timeProblem(): string | undefined {
    if (!wish) return undefined
    if (calendar.refusal) return inTheWay
    const judging = { now, settings, byAdmin }
    const code = booking ? moveRefusal(booking, wish, judging) : wishRefusal(wish, judging)
    return code && errorText(t, code)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (outside && !problem) setAsking(true)
    else send()
  }

  async function send() {
    const result = await submit(async () => {
      if (!wish) return failure('booking_not_in_future')
      const told = await about.save()
      if (!told.ok) return told
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

  return {
    byAdmin,
    session,
    start,
    details,
    about,
    calendar,
    /** Before a day is chosen, today's prices. */
    priceDay: session.date || calendar.today,
    wish,
    now,
    /** What is wrong with the chosen time, in words; of it, what others have taken. */
    problem,
    inTheWay,
    /** Whether an admin's time lies outside the opening hours, about which the form asks once. */
    outside: outside && !problem,
    asking,
    stopAsking: () => setAsking(false),
    status,
    setStatus,
    busy,
    error,
    changeSession: changing(form.changeSession),
    changeDetails: changing(form.changeDetails),
    /** As loaded anew, not typed. */
    takeDetails: form.changeDetails,
    forgetDetails: form.forgetDetails,
    changeAbout: changing(about.change),
    onSubmit,
    send,
    leave,
    bookInstead: (declined: Parameters<typeof bookInstead>[2]['declined'], reason: string) => {
      if (!wish || !customerId) throw new Error('Nobody is booked for')
      return bookInstead(customerId, { ...wish, ...details }, { status, declined, reason })
    },
  }
}
