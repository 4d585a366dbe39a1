import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $settings, loadSettings } from '../../../stores/settings.ts'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../../shared/texts.ts'
import { BookingForm } from './BookingForm.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

export function NewBooking(props: IslandProps<'common' | 'bookings' | 'errors' | 'times'>) {
  const { locale } = props
  const t = useTranslate(props)
  const settings = useStore($settings)
  const skeleton = <FormSkeleton label={t('common.loading')} />
  useEffect(() => {
    loadSettings()
  }, [])

  return (
    <SignedIn locale={locale} t={t} skeleton={skeleton}>
      {(account) => {
        if (settings.status === 'loading') return skeleton
        if (settings.status === 'failed') {
          return <LoadFailure t={t} code={settings.code} onRetry={loadSettings} />
        }
        return <BookingForm locale={locale} t={t} account={account} settings={settings.value} />
      }}
    </SignedIn>
  )
}
