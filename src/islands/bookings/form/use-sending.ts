import { type SubmitEvent, useState } from 'react'
import type { Wish } from '../../../domain/booking/booking.ts'
import type { Details } from '../../../domain/booking/details.ts'
import { failure } from '../../../domain/errors.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { book, changeBooking } from '../../../stores/bookings/bookings.ts'
import { bookInstead } from '../../../stores/bookings/holders.ts'
import { useLocale } from '../../shared/island.tsx'
import { leaveSaved } from '../../shared/just-saved.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import type { BookingFormProps } from './form-props.ts'
import type { NewStatus } from './StatusChoice.tsx'
import type { useAboutYou } from './use-about-you.ts'

interface Filled {
  wish: Wish | undefined
  details: Details
  saveAbout: ReturnType<typeof useAboutYou>['save']
  /** Whether to ask once more before it is sent. */
  doubtful: boolean | undefined
  /** Called when it is sent, before the page is left. */
  onSent: () => void
}

/** How what the form holds is sent, and what the answer was. */
export function useSending(
  { account, booking, customerId }: BookingFormProps,
  { wish, details, saveAbout, doubtful, onSent }: Filled,
) {
  const locale = useLocale()
  const [status, setStatus] = useState<NewStatus>('confirmed')
  const { busy, error, submit, forget } = useSubmission()
  const [asking, setAsking] = useState(false)

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (doubtful) setAsking(true)
    else send()
  }

  async function send() {
    const result = await submit(async () => {
      if (!wish) return failure('booking_not_in_future')
      const told = await saveAbout()
      if (!told.ok) return told
      const draft = { ...wish, ...details }
      if (booking) return changeBooking(booking, draft)
      return customerId ? book(customerId, draft, status) : book(account.id, draft)
    })
    setAsking(false)
    if (result?.ok) leave(result.value)
  }

  function leave(id: string) {
    onSent()
    const path = localizedPath(locale, `/bookings/${id}`)
    // Back does not lead to the form again, where the own booking would stand in the way.
    if (booking) leaveSaved(id, path)
    else location.replace(path)
  }

  return {
    /** In which an admin books. */
    status,
    setStatus,
    busy,
    error,
    forget,
    asking,
    stopAsking: () => setAsking(false),
    onSubmit,
    send,
    leave,
    bookInstead: (declined: Parameters<typeof bookInstead>[2]['declined'], reason: string) => {
      if (!wish || !customerId) throw new Error('Nobody is booked for')
      return bookInstead(customerId, { ...wish, ...details }, { status, declined, reason })
    },
  }
}
