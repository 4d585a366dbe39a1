import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { $editableSettings, loadEditableSettings } from '../../stores/settings.ts'
import type { AdminNamespaces, AdminProps } from '../shared/admin-texts.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { SettingsForm } from './SettingsForm.tsx'

export function Settings(props: IslandProps<AdminNamespaces>) {
  const t = useTranslate(props)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <SignedIn locale={props.locale} t={t}>
        {() => <LoadedSettings locale={props.locale} t={t} />}
      </SignedIn>
    </div>
  )
}

function LoadedSettings(props: AdminProps) {
  const { t } = props
  const state = useStore($editableSettings)
  useEffect(() => {
    loadEditableSettings()
  }, [])

  return (
    <Loaded
      t={t}
      state={state}
      load={loadEditableSettings}
      failed={t('admin.settingsLoadFailed')}
      boxes={2}
      height="h-72"
    >
      {(loaded) => (
        <>
          <Notice kind="info">{t('admin.settingsNote')}</Notice>
          <SettingsForm {...props} loaded={loaded} />
        </>
      )}
    </Loaded>
  )
}
