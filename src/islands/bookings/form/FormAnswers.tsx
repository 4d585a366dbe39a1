import { useEffect } from 'react'
import { Notice } from '../../../components/ui/Notice.tsx'
import { periodOf } from '../../../domain/booking/booking.ts'
import { detailsOf } from '../../../domain/booking/details.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { toSession } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { TimeHolders } from '../../shared/TimeHolders.tsx'
import { FreeStarts } from '../times/FreeStarts.tsx'
import { useNearest } from '../times/use-nearest.ts'
import { BookInstead } from './BookInstead.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import type { BookingFormProps } from './form-props.ts'
import { OwnInTheWay } from './OwnInTheWay.tsx'
import type { useBookingForm } from './use-booking-form.ts'

interface Props extends BookingFormProps {
  form: ReturnType<typeof useBookingForm>
}

/** The form's answers to what was chosen or sent: warnings, refusals and alternatives. */
export function FormAnswers({ form, account, settings, booking, customerId }: Props) {
  const { t } = useTexts('bookings')
  const { byAdmin, values, wish, calendar, judgement, sending } = form
  const { session, start, details } = values
  const { now } = judgement
  // A wrong phone number is said at its field, where there is one.
  const atField = sending.error === 'phone_invalid' && form.about.missing?.phone
  const error = atField ? undefined : sending.error
  const nearest = useNearest(judgement.code ? start : undefined, session, settings, booking?.id)
  // On a phone the button stands below the window's edge, and its answer may stand out of sight.
  useEffect(() => {
    if (error) document.getElementById('form-answers')?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <>
      <p role="status" className="sr-only">
        {!form.answered && judgement.inTheWay}
      </p>
      <div id="form-answers" className="grid scroll-my-24 gap-4 empty:hidden">
        {byAdmin && wish && wish.start <= now && !judgement.problem && (
          <Notice kind="info">
            {t(periodOf(wish).end <= now ? 'bookings.overNotice' : 'bookings.begunNotice')}
          </Notice>
        )}
        {judgement.outside && <Notice kind="info">{t('bookings.outsideNotice')}</Notice>}
        {error && <SubmitFailure code={error} typed />}
        {error === 'booking_taken_by_you' && wish && (
          <OwnInTheWay wish={wish} ownerId={account.id} except={booking?.id} />
        )}
        {booking && error === 'booking_changed_meanwhile' && (
          <ChangedMeanwhile
            booking={booking}
            typed={{ start, duration: session.duration, type: session.type, ...details }}
            onTake={() => {
              form.changeSession(toSession(booking))
              values.changeDetails(detailsOf(booking))
            }}
          />
        )}
        {byAdmin && wish && calendar.refusal && (
          <TimeHolders wish={wish} {...(booking && { except: booking.id })}>
            {(declined) =>
              customerId && (
                <BookInstead
                  requests={declined}
                  book={(reason) => sending.bookInstead(declined, reason)}
                  onBooked={sending.leave}
                />
              )
            }
          </TimeHolders>
        )}
        {nearest.length > 0 && (
          <FreeStarts starts={nearest} onChoose={(chosen) => form.changeSession(toStudioMoment(chosen))} />
        )}
      </div>
    </>
  )
}
