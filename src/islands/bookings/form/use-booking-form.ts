import { useTimes } from '../times/use-times.ts'
import type { BookingFormProps } from './form-props.ts'
import { useAboutYou } from './use-about-you.ts'
import { useFormValues } from './use-form-values.ts'
import { useJudgement } from './use-judgement.ts'
import { useSending } from './use-sending.ts'

/** What the booking form holds, what is wrong with it, and how it is sent. */
export function useBookingForm(props: BookingFormProps) {
  const { account, settings, booking, customerId } = props
  const byAdmin = account.role === 'admin'
  const values = useFormValues(settings, booking?.id ?? customerId, booking, byAdmin)
  const { session, start } = values
  const { type, duration } = session
  const wish = start && { start, duration, type }
  const calendar = useTimes(settings, session, start, { byAdmin, booking })
  const judgement = useJudgement(wish, calendar.refusal, { settings, byAdmin, ...(booking && { booking }) })
  const about = useAboutYou(account.id, !booking && !byAdmin)
  const sending = useSending(props, {
    wish,
    details: values.details,
    saveAbout: about.save,
    doubtful: judgement.outside,
    onSent: values.forgetDetails,
  })

  const shownDay = session.date || (calendar.known ? calendar.day : '')

  // A time taken by another booking of one's own is taken, too.
  const refused = sending.error === 'booking_taken_by_you' ? 'booking_taken' : sending.error

  /** Clears the error once the form changes. */
  const changing =
    <T>(change: (changed: T) => void) =>
    (changed: T) => {
      sending.forget()
      change(changed)
    }

  return {
    byAdmin,
    values,
    wish,
    calendar,
    judgement,
    sending,
    /** Whether the answer to what was sent says already what is wrong with the time. */
    answered: refused !== undefined && refused === judgement.code,
    about: { ...about, change: changing(about.change) },
    /** The day that the calendar marks; none while no day is chosen and the taken times are on their way. */
    shownDay,
    /** The day whose prices are shown: until a day is chosen, today. */
    priceDay: shownDay || calendar.today,
    changeSession: changing(values.changeSession),
    changeDetails: changing(values.changeDetails),
  }
}
