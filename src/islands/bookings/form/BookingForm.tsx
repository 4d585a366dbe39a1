import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { localizedPath } from '../../../i18n/url.ts'
import { cameFrom } from '../../shared/came-from.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChooseTime } from '../times/ChooseTime.tsx'
import { AboutYou } from './AboutYou.tsx'
import { BookBar } from './BookBar.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { FormAnswers } from './FormAnswers.tsx'
import { OutsideHours } from './OutsideHours.tsx'
import { SessionFields } from './SessionFields.tsx'
import { StatusChoice } from './StatusChoice.tsx'
import { type BookingFormProps, useBookingForm } from './use-booking-form.ts'

/** Books, or changes a booking: what and when on the left, what comes of it on the right, on a phone one after the other. */
export function BookingForm(props: BookingFormProps) {
  const { settings, booking, customerId } = props
  const { locale, t } = useTexts('common', 'bookings')
  const form = useBookingForm(props)
  const { byAdmin, session, start, priceDay, wish, busy } = form
  const [cancelPath] = useState(() =>
    booking
      ? localizedPath(locale, `/bookings/${booking.id}`)
      : cameFrom(locale, customerId ? `/admin/users/${customerId}` : '/dashboard'),
  )
  const submitText = t(booking ? 'bookings.saveChanges' : 'bookings.book')
  const busyText = t(booking ? 'bookings.savingChanges' : 'bookings.booking')
  const send = (
    <Button type="submit" look="primary" busy={busy} busyText={busyText}>
      {submitText}
    </Button>
  )

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
            problem={form.problem}
            except={booking?.id}
            change={form.changeSession}
          />
          <DetailsFields details={form.details} change={form.changeDetails} />
          <AboutYou about={{ ...form.about, change: form.changeAbout }} error={form.error} />
        </div>
        <div className="grid gap-4 lg:sticky lg:top-18">
          <BookingSummary {...{ settings, start, booking, byAdmin }} values={session} day={priceDay}>
            {customerId && <StatusChoice chosen={form.status} onChoose={form.setStatus} />}
            <FormAnswers form={form} {...props} />
            <div className="grid gap-1">
              <div className="grid max-md:hidden">{send}</div>
              <a
                className="link inline-flex min-h-11 items-center justify-self-center"
                href={cancelPath}
                onClick={() => booking && form.forgetDetails()}
              >
                {t('common.cancel')}
              </a>
            </div>
          </BookingSummary>
        </div>
      </div>
      <BookBar {...{ settings, start, booking }} values={session} day={priceDay}>
        {send}
      </BookBar>
      {form.asking && wish && (
        <OutsideHours
          {...{ wish, settings }}
          yes={submitText}
          busyText={busy && busyText}
          onYes={form.send}
          onNo={form.stopAsking}
        />
      )}
    </form>
  )
}
