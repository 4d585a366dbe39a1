import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { changedParts, type SettingsErrors, settingsRefusal } from '../../domain/settings.ts'
import { type EditableSettings, latestSettings, saveSettings } from '../../stores/settings.ts'
import { createSubmission } from '../../stores/submission.ts'
import { failureText } from '../shared/texts.ts'
import { GeneralFields } from './GeneralFields.tsx'
import { ServiceFields } from './ServiceFields.tsx'
import { SettingsConflict } from './SettingsConflict.tsx'
import { type SettingsForm as Form, fromForm, toForm, withBookedServices } from './settings-form.ts'
import type { AdminProps } from './texts.ts'

interface Props extends AdminProps {
  editable: EditableSettings
  saved: boolean
  onTouched: () => void
  /** The form shall begin anew with these: they were just saved, or loaded instead of one's own. */
  onFresh: (fresh: EditableSettings, how: { saved: boolean }) => void
}

/** The studio's settings. What is wrong stands beside its field; nobody's changes are lost unseen. */
export function SettingsForm({ editable, saved, onTouched, onFresh, ...props }: Props) {
  const { t } = props
  const [submission] = useState(createSubmission)
  const { busy, error } = useStore(submission.$state)
  const [form, setForm] = useState(() => toForm(editable.settings))
  const [booked, setBooked] = useState(editable.booked)
  const [refused, setRefused] = useState(false)
  const [theirs, setTheirs] = useState<EditableSettings>()
  const element = useRef<HTMLFormElement>(null)

  const settings = fromForm(form)
  const errors: SettingsErrors = refused ? settingsRefusal(settings) : {}
  const dirty = changedParts(editable.settings, settings).length > 0
  useWarningBeforeLeaving(dirty)

  function change(changes: Partial<Form>) {
    setForm((now) => ({ ...now, ...changes }))
    onTouched()
  }

  async function save(version: string) {
    setTheirs(undefined)
    setRefused(true)
    if (Object.keys(settingsRefusal(settings)).length > 0) {
      // Once the fields are marked, begin with the first.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const result = await submission.submit(() => saveSettings(settings, version))
    if (!result) return
    if (result.ok) return onFresh({ settings, version: result.value, booked }, { saved: true })
    if (result.code !== 'settings_changed_meanwhile' && result.code !== 'service_has_bookings') return
    const latest = await latestSettings()
    if (!latest.ok) return
    setBooked(latest.value.booked)
    if (result.code === 'settings_changed_meanwhile') setTheirs(latest.value)
    else setForm((now) => withBookedServices(now, latest.value))
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    save(editable.version)
  }

  const wrong = Object.keys(errors).length > 0
  return (
    <form ref={element} className="grid grid-cols-[minmax(0,1fr)] gap-8" onSubmit={onSubmit} noValidate>
      <GeneralFields {...props} form={form} errors={errors} onChange={change} />
      <ServiceFields
        {...props}
        form={form}
        ids={settings.services}
        errors={errors}
        booked={booked}
        onChange={change}
      />
      <div className="grid gap-4">
        {wrong && (
          <Notice kind="failure">
            {t('errors.because', { failed: t('admin.settingsSaveFailed'), reason: t('admin.fieldsWrong') })}
          </Notice>
        )}
        {!wrong && error && (
          <Notice kind="failure">{failureText(t, t('admin.settingsSaveFailed'), error)}</Notice>
        )}
        {theirs && (
          <SettingsConflict
            {...props}
            theirs={theirs.settings}
            mine={settings}
            onTake={() => onFresh(theirs, { saved: false })}
            onKeep={() => save(theirs.version)}
          />
        )}
        {saved && !dirty && <Notice kind="success">{t('admin.settingsSaved')}</Notice>}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="primary" busy={busy} busyText={t('admin.savingSettings')}>
            {t('admin.saveSettings')}
          </Button>
          {dirty && <span className="text-muted">{t('admin.settingsUnsaved')}</span>}
        </div>
      </div>
    </form>
  )
}

function useWarningBeforeLeaving(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])
}
