import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { mergeSettings } from '../../domain/offers/merge-settings.ts'
import type { Service } from '../../domain/offers/services.ts'
import { changedParts, type StudioSettings } from '../../domain/offers/settings.ts'
import { type SettingsErrors, settingsRefusal } from '../../domain/offers/settings-refusal.ts'
import { unusualPrices } from '../../domain/offers/unusual-prices.ts'
import { type EditableSettings, latestSettings, saveSettings } from '../../stores/settings.ts'
import { useTexts } from '../shared/island.tsx'
import { failureText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { AdminsFields } from './AdminsFields.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { OtherHours } from './hours/OtherHours.tsx'
import { MailsFields } from './mails/MailsFields.tsx'
import { PartsOfSettings } from './PartsOfSettings.tsx'
import { RulesFields } from './rules/RulesFields.tsx'
import { SettingsConflict } from './SettingsConflict.tsx'
import { ServiceFields } from './services/ServiceFields.tsx'
import {
  type Card,
  type SettingsForm as Form,
  fromForm,
  toForm,
  withBookedServices,
  wrongCards,
} from './settings-form.ts'
import { UnusualPrices } from './UnusualPrices.tsx'
import { useWarningBeforeLeaving } from './use-warning-before-leaving.ts'

interface Props {
  /** What the form begins with. */
  loaded: EditableSettings
}

/** The studio's settings. What is wrong stands beside its field; nobody's changes are lost unseen. */
export function SettingsForm({ loaded }: Props) {
  const { t } = useTexts('admin', 'settings', 'errors')
  const { busy, error, submit, forget } = useSubmission()
  const [form, setForm] = useState(() => toForm(loaded.settings))
  // What the form changes: what was loaded, until something newer is saved or taken over.
  const [base, setBase] = useState(loaded)
  const [refused, setRefused] = useState(false)
  const [saved, setSaved] = useState(false)
  const [theirs, setTheirs] = useState<EditableSettings>()
  const [unusual, setUnusual] = useState<Service[]>()
  const [open, setOpen] = useState<ReadonlySet<Card>>(new Set())
  const element = useRef<HTMLFormElement>(null)

  const settings = fromForm(form)
  const errors: SettingsErrors = refused ? settingsRefusal(settings) : {}
  const dirty = changedParts(base.settings, settings).length > 0
  useWarningBeforeLeaving(dirty)

  function change(changes: Partial<Form>) {
    setForm((now) => ({ ...now, ...changes }))
    setSaved(false)
  }

  function toggle(card: Card) {
    setOpen((now) =>
      now.has(card) ? new Set([...now].filter((one) => one !== card)) : new Set([...now, card]),
    )
  }

  function take(fresh: EditableSettings) {
    forget()
    setTheirs(undefined)
    setRefused(false)
    setBase(fresh)
    setForm(toForm(fresh.settings))
  }

  /** Once they are marked, the first wrong field; what another admin saved; else the save button. */
  function focusOn(what: '[aria-invalid]' | '[data-conflict]' | '[type=submit]') {
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(what)?.focus())
  }

  async function save(version: string, wanted: StudioSettings) {
    setTheirs(undefined)
    setUnusual(undefined)
    setRefused(true)
    const refusal = settingsRefusal(wanted)
    if (Object.keys(refusal).length > 0) {
      setOpen((now) => new Set([...now, ...wrongCards(form, refusal)]))
      return focusOn('[aria-invalid]')
    }
    const result = await submit(() => saveSettings(wanted, version))
    if (!result) return
    if (result.ok) {
      setRefused(false)
      setBase({ ...base, settings: wanted, version: result.value })
      // What was typed meanwhile stays.
      setForm((now) => (now === form ? toForm(wanted) : now))
      return setSaved(true)
    }
    if (result.code !== 'settings_changed_meanwhile' && result.code !== 'service_has_bookings') return
    const latest = await latestSettings()
    if (!latest.ok) return
    setBase({ ...base, booked: latest.value.booked })
    if (result.code === 'settings_changed_meanwhile') {
      setTheirs(latest.value)
      focusOn('[data-conflict]')
    } else setForm((now) => withBookedServices(now, latest.value))
  }

  /** Saves what stands in the form; once another admin's settings were shown, mine over them. */
  function saveMine() {
    // What I never touched stays as it was saved meanwhile.
    const mine = theirs ? mergeSettings(base.settings, settings, theirs.settings) : settings
    if (theirs) setForm(toForm(mine))
    return save((theirs ?? base).version, mine)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const asked = unusualPrices(base.settings, settings)
    if (asked.length > 0 && Object.keys(settingsRefusal(settings)).length === 0) return setUnusual(asked)
    saveMine()
  }

  const wrong = Object.keys(errors).length > 0
  return (
    <form ref={element} className="grid grid-cols-[minmax(0,1fr)] gap-6" onSubmit={onSubmit} noValidate>
      <PartsOfSettings />
      <div className="panel">
        <div className="parts">
          <GeneralFields form={form} errors={errors} onChange={change} />
          <OtherHours form={form} errors={errors} open={open} onToggle={toggle} onChange={change} />
          <ServiceFields
            form={form}
            settings={settings}
            errors={errors}
            booked={base.booked}
            open={open}
            onToggle={toggle}
            onChange={change}
          />
          <RulesFields rules={form.rules} errors={errors} onChange={(rules) => change({ rules })} />
          <MailsFields mails={form.mails} errors={errors} onChange={(mails) => change({ mails })} />
          <AdminsFields
            demanded={form.adminsNeedSecondStep}
            onChange={(adminsNeedSecondStep) => change({ adminsNeedSecondStep })}
          />
        </div>
      </div>
      {theirs && (
        <SettingsConflict
          theirs={theirs.settings}
          mine={mergeSettings(base.settings, settings, theirs.settings)}
          onTake={() => {
            take(theirs)
            focusOn('[type=submit]')
          }}
          onKeep={() => {
            saveMine()
            focusOn('[type=submit]')
          }}
        />
      )}
      {unusual && (
        <UnusualPrices
          services={unusual}
          settings={settings}
          onKeep={() => setUnusual(undefined)}
          onSave={saveMine}
        />
      )}
      <div className="save-bar" data-unsaved={dirty || undefined}>
        {wrong && (
          <Notice kind="failure">
            {t('errors.because', { failed: t('settings.saveFailed'), reason: t('settings.fieldsWrong') })}
          </Notice>
        )}
        {!wrong && error && <Notice kind="failure">{failureText(t, t('settings.saveFailed'), error)}</Notice>}
        {saved && !dirty && <Notice kind="success">{t('settings.saved')}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className={dirty ? 'font-semibold' : 'text-muted max-sm:hidden'}>
            {t(dirty ? 'settings.unsaved' : 'settings.allSaved')}
          </span>
          <Button
            type="submit"
            look={dirty || busy ? 'primary' : 'dim'}
            busy={busy}
            busyText={t('admin.savingSettings')}
          >
            {t('settings.save')}
          </Button>
        </div>
      </div>
    </form>
  )
}
