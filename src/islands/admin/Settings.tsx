import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { $editableSettings, type EditableSettings, loadEditableSettings } from '../../stores/settings.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { SettingsForm } from './SettingsForm.tsx'
import type { AdminNamespaces, AdminProps } from './texts.ts'

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
  const [begun, setBegun] = useState<EditableSettings>()
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    loadEditableSettings()
  }, [])

  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={2} className="h-72" />
  if (state.status === 'failed') {
    return (
      <LoadFailure
        t={t}
        title={t('admin.settingsLoadFailed')}
        code={state.code}
        onRetry={loadEditableSettings}
      />
    )
  }
  const editable = begun ?? state.value
  return (
    <>
      <Notice kind="info">{t('admin.settingsNote')}</Notice>
      <SettingsForm
        {...props}
        // Saved or reloaded, the form begins anew.
        key={editable.version}
        editable={editable}
        saved={saved}
        onTouched={() => setSaved(false)}
        onFresh={(fresh, { saved }) => {
          setBegun(fresh)
          setSaved(saved)
        }}
      />
    </>
  )
}
