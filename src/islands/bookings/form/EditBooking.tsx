import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '../../../components/ui/Notice.tsx'
import { mayChange } from '../../../domain/booking/permissions.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { $booking, loadBooking } from '../../../stores/bookings/bookings.ts'
import { $ahead, needClock, studioNow } from '../../../stores/clock.ts'
import type { Account } from '../../../stores/people/session.ts'
import { $settings, loadSettings } from '../../../stores/settings.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { errorText } from '../../shared/texts.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { Customer } from '../Customer.tsx'
import { BookingForm } from './BookingForm.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

export const EditBooking = island<'common' | 'bookings' | 'errors' | 'times'>(EditBookingScreen)

function EditBookingScreen() {
  return (
    <SignedIn skeleton={<FormSkeleton byAdmin={false} edits />}>
      {(account) => <LoadedForm account={account} />}
    </SignedIn>
  )
}

interface Props {
  account: Account
}

function LoadedForm({ account }: Props) {
  const { t } = useTexts('common', 'bookings', 'errors')
  const settings = useLoaded($settings)
  const booking = useLoaded($booking)
  // One pre-built page serves every booking: `…/bookings/{id}/edit`.
  const id = location.pathname.split('/').at(-2) ?? ''
  // Whether it has begun, the studio's clock says.
  useStore($ahead)
  useEffect(() => {
    loadSettings()
    loadBooking(id)
    needClock()
  }, [id])

  if (settings.status === 'failed') return <LoadFailure code={settings.code} onRetry={loadSettings} />
  if (booking.status === 'failed') {
    if (booking.code !== 'booking_not_found' && booking.code !== 'not_allowed') {
      return <LoadFailure code={booking.code} onRetry={() => loadBooking(id)} />
    }
    return <Refused path="/dashboard" text={errorText(t, booking.code)} />
  }
  if (settings.status === 'loading' || booking.status === 'loading') {
    return <FormSkeleton byAdmin={account.role === 'admin'} edits />
  }
  if (!mayChange(account, booking.value, studioNow())) {
    return <Refused path={`/bookings/${id}`} text={errorText(t, 'booking_not_editable')} />
  }
  return (
    <div className="grid gap-6">
      {booking.value.userId !== account.id && (
        <div className="panel py-4">
          <Customer booking={booking.value} />
        </div>
      )}
      <BookingForm account={account} settings={settings.value} booking={booking.value} />
    </div>
  )
}

/** Why this booking cannot be edited, and the way back. */
function Refused({ path, text }: { path: string; text: string }) {
  const { locale, t } = useTexts('common')
  return (
    <div className="grid justify-items-start gap-4">
      <Notice kind="failure">{text}</Notice>
      <a className="button button-quiet" href={localizedPath(locale, path)}>
        {t('common.back')}
      </a>
    </div>
  )
}
