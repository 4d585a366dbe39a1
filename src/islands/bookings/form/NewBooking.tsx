import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { localizedPath } from '../../../i18n/url.ts'
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
        if (account.role === 'admin') return <ToTheDesk skeleton={skeleton} />
        if (settings.status === 'loading') return skeleton
        if (settings.status === 'failed') {
          return <LoadFailure code={settings.code} onRetry={loadSettings} />
        }
        return <BookingForm account={account} settings={settings.value} />
      }}
    </SignedIn>
  )
}

/** Admins book for somebody, and begin with whom; what was asked for goes along. */
function ToTheDesk({ skeleton }: { skeleton: ReactNode }) {
  const { locale } = useTexts('common')
  useEffect(() => {
    location.replace(localizedPath(locale, '/admin/bookings/new') + location.search)
  }, [locale])
  return skeleton
}
