import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { $settings, loadSettings } from '../../stores/settings.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { BookingForm } from './BookingForm.tsx'

export function NewBooking(props: IslandProps<'common' | 'bookings' | 'errors'>) {
  const { locale } = props
  const t = useTranslate(props)
  const settings = useStore($settings)
  useEffect(() => {
    loadSettings()
  }, [])

  return (
    <SignedIn locale={locale} t={t}>
      {(account) => {
        if (settings.status === 'loading') return <Skeleton label={t('common.loading')} rows={3} />
        if (settings.status === 'failed') {
          return <LoadFailure t={t} code={settings.code} onRetry={loadSettings} />
        }
        return <BookingForm locale={locale} t={t} account={account} settings={settings.value} />
      }}
    </SignedIn>
  )
}
