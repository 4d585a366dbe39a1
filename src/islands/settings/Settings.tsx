import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $editableSettings, loadEditableSettings } from '../../stores/settings.ts'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export const Settings = island<'common' | 'admin' | 'settings' | 'bookings' | 'times' | 'errors'>(
  SettingsScreen,
)

function SettingsScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SignedIn>{() => <LoadedSettings />}</SignedIn>
    </div>
  )
}

function LoadedSettings() {
  const { t } = useTexts('settings')
  const state = useStore($editableSettings)
  useEffect(() => {
    loadEditableSettings()
  }, [])

  return (
    <Loaded
      state={state}
      load={loadEditableSettings}
      failed={t('settings.loadFailed')}
      boxes={2}
      height="h-72"
    >
      {(loaded) => (
        <>
          <p className="text-muted">{t('settings.note')}</p>
          <SettingsForm loaded={loaded} />
        </>
      )}
    </Loaded>
  )
}
