import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { settledEnd } from '../../../domain/booking/settled-end.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { cameFrom } from '../../shared/came-from.ts'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChooseTime } from '../times/ChooseTime.tsx'
import { AboutYou } from './AboutYou.tsx'
import { BookBar } from './BookBar.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { FormAnswers } from './FormAnswers.tsx'
import { FormColumns } from './FormColumns.tsx'
import type { BookingFormProps } from './form-props.ts'
import { MoreStep } from './MoreStep.tsx'
import { OutsideHours } from './OutsideHours.tsx'
import { SessionFields } from './SessionFields.tsx'
import { StatusChoice } from './StatusChoice.tsx'
import { showTimes } from './show-times.ts'
import { TIME_MISSING_ID } from './TimeMissing.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { useFrame } from './use-frame.ts'

/** Books, or changes a booking: the steps on the left, the summary on the right; on a phone one after the other. */
export function BookingForm(props: BookingFormProps) {
  const { settings, booking, customerId } = props
  const { locale, t } = useTexts('common', 'bookings')
  const form = useBookingForm(props)
  const { byAdmin, values, judgement, sending, shownDay, priceDay, wish } = form
  const { session, start } = values
  const { busy } = sending
  const status = booking?.status ?? (customerId ? sending.status : 'pending')
  const [cancelPath] = useState(() =>
    booking
      ? localizedPath(locale, `/bookings/${booking.id}`)
      : cameFrom(locale, customerId ? `/admin/users/${customerId}` : '/dashboard'),
  )
  const submitText = t(booking ? 'bookings.saveChanges' : 'bookings.book')
  const busyText = t(booking ? 'bookings.savingChanges' : 'bookings.booking')
  const place = useRef<HTMLFormElement>(null)
  useFrame(place, values.takeTyped)
  const send = (
    <Button
      type="submit"
      name="send"
      // Grey until there is a time; until then it only leads to the times.
      look={start && !judgement.problem ? 'primary' : 'dim'}
      aria-describedby={start ? undefined : TIME_MISSING_ID}
      busy={busy}
      busyText={busyText}
    >
      {submitText}
    </Button>
  )

  // What the button that books leads to while there is no time; said there until something else is chosen.
  const [asked, setAsked] = useState<SessionValues>()

  function askForTime(event: SubmitEvent) {
    event.preventDefault()
    setAsked(session)
    showTimes(place.current)
  }

  return (
    <form ref={place} onKeyDown={chooseByEnter} onSubmit={start ? sending.onSubmit : askForTime} noValidate>
      <FormColumns
        aside={
          <BookingSummary
            {...{ settings, start, booking, byAdmin, shownDay }}
            expiresAt={settledEnd(status, wish, booking)}
            values={session}
            day={priceDay}
          >
            {customerId && <StatusChoice chosen={sending.status} onChoose={sending.setStatus} />}
            <div className="grid max-md:hidden">{send}</div>
            {/* Below the button, or each answer would push it from under a press that is on its way. */}
            <FormAnswers form={form} {...props} />
            <a
              className="link -mt-3 inline-flex min-h-11 items-center justify-self-start text-muted"
              href={cancelPath}
              onClick={() => booking && values.forgetDetails()}
            >
              {t('common.cancel')}
            </a>
          </BookingSummary>
        }
      >
        <SessionFields
          {...{ settings, booking, byAdmin }}
          values={session}
          day={priceDay}
          change={form.changeSession}
        />
        <ChooseTime
          {...{ settings, start, byAdmin }}
          values={session}
          calendar={form.calendar}
          problem={judgement.problem}
          answered={form.answered}
          missing={asked === session && !start}
          except={booking?.id}
          change={form.changeSession}
        />
        <MoreStep
          due={byAdmin || start !== undefined || booking !== undefined || values.details.notes !== ''}
        >
          <DetailsFields details={values.details} byAdmin={byAdmin} change={form.changeDetails} />
          <AboutYou about={form.about} error={sending.error} />
        </MoreStep>
      </FormColumns>
      <BookBar {...{ settings, start, booking }} values={session} day={priceDay}>
        {send}
      </BookBar>
      {sending.asking && wish && (
        <OutsideHours
          {...{ wish, settings }}
          yes={submitText}
          busyText={busy && busyText}
          onYes={sending.send}
          onNo={sending.stopAsking}
        />
      )}
    </form>
  )
}

/** Of a time or a length, as of a day: by themselves browsers would send the form. */
function chooseByEnter(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
  event.preventDefault()
  target.click()
}
