import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $settings, loadSettings } from '../../../stores/settings.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { BookingForm } from './BookingForm.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

export const NewBooking = island<'common' | 'bookings' | 'errors' | 'times'>(NewBookingScreen)

function NewBookingScreen() {
  const { t } = useTexts('common')
  const settings = useStore($settings)
  const skeleton = <FormSkeleton label={t('common.loading')} />
  useEffect(() => {
    loadSettings()
  }, [])

  return (
    <SignedIn skeleton={skeleton}>
      {(account) => {
        if (settings.status === 'loading') return skeleton
        if (settings.status === 'failed') {
          return <LoadFailure code={settings.code} onRetry={loadSettings} />
        }
        return <BookingForm account={account} settings={settings.value} />
      }}
    </SignedIn>
  )
}
