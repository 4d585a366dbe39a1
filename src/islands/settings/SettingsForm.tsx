import { useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { mergeSettings } from '../../domain/offers/merge-settings.ts'
import type { Service } from '../../domain/offers/services.ts'
import { changedParts, type StudioSettings } from '../../domain/offers/settings.ts'
import { type SettingsErrors, settingsRefusal } from '../../domain/offers/settings-refusal.ts'
import { unusualPrices } from '../../domain/offers/unusual-prices.ts'
import { studioNow } from '../../stores/clock.ts'
import { type EditableSettings, latestSettings, saveSettings } from '../../stores/settings.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'
import { AdminsFields } from './AdminsFields.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { OtherHours } from './hours/OtherHours.tsx'
import { MailsFields } from './mails/MailsFields.tsx'
import { PartsOfSettings } from './PartsOfSettings.tsx'
import { RulesFields } from './rules/RulesFields.tsx'
import { SettingsConflict } from './SettingsConflict.tsx'
import { ServiceFields } from './services/ServiceFields.tsx'
import { beginning, settingsDraft } from './settings-draft.ts'
import {
  type Card,
  type SettingsForm as Form,
  fromForm,
  toForm,
  withBookedServices,
  wrongCards,
} from './settings-form.ts'
import { UnusualPrices } from './UnusualPrices.tsx'
import { useSettingsDraft } from './use-settings-draft.ts'
import { useWarningBeforeLeaving } from './use-warning-before-leaving.ts'

interface Props {
  loaded: EditableSettings
}

/** Prices that are likely slips, and what would be saved with them. */
interface Asked {
  services: Service[]
  wanted: StudioSettings
}

/** The studio's settings. Errors stand beside their fields; no admin's changes are lost unseen. */
export function SettingsForm({ loaded }: Props) {
  const { t } = useTexts('admin', 'settings', 'errors')
  const { busy, error, submit, forget } = useSubmission()
  const [first] = useState(() => beginning(loaded, settingsDraft.read()))
  const [form, setForm] = useState(first.form)
  // What the form changes: what was loaded, until something newer is saved or taken over.
  const [base, setBase] = useState(first.base)
  const [refused, setRefused] = useState(false)
  const [saved, setSaved] = useState(false)
  const [theirs, setTheirs] = useState<EditableSettings>()
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState<ReadonlySet<Card>>(new Set())
  const element = useRef<HTMLFormElement>(null)

  const settings = fromForm(form)
  // What I never touched stays as another admin has saved it meanwhile.
  const mine = theirs ? mergeSettings(base.settings, settings, theirs.settings) : settings
  const errors: SettingsErrors = refused ? settingsRefusal(settings) : {}
  const dirty = changedParts(base.settings, settings).length > 0
  const signedOut = error === 'session_expired' || error === 'second_step_needed'
  useSettingsDraft({ form, base, dirty, signedOut })
  // What is kept for the way to the sign-in and back is not lost with the page.
  useWarningBeforeLeaving(dirty && !signedOut)

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

  /** Saves it; once another admin's settings were shown, over them. */
  async function save(wanted: StudioSettings) {
    const { version } = theirs ?? base
    if (theirs) {
      setForm(toForm(wanted))
      focusOn('[type=submit]')
    }
    setTheirs(undefined)
    setAsked(undefined)
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
      const { settings } = latest.value
      // Both have changed the same: nothing is left to decide.
      if (changedParts(settings, mergeSettings(base.settings, wanted, settings)).length === 0) {
        forget()
        setRefused(false)
        setBase(latest.value)
        setForm((now) => toForm(mergeSettings(base.settings, fromForm(now), settings)))
        return setSaved(true)
      }
      setTheirs(latest.value)
      focusOn('[data-conflict]')
    } else setForm((now) => withBookedServices(now, latest.value))
  }

  /** Saves mine, unless a price in it is asked about first. */
  function saveMine() {
    const services = unusualPrices((theirs ?? base).settings, mine, toStudioMoment(studioNow()).date)
    const refused = Object.keys(settingsRefusal(mine)).length > 0
    if (services.length > 0 && !refused) setAsked({ services, wanted: mine })
    else save(mine)
  }

  const wrong = Object.keys(errors).length > 0
  return (
    <form
      ref={element}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        saveMine()
      }}
      noValidate
    >
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
          mine={mine}
          onTake={() => {
            take(theirs)
            focusOn('[type=submit]')
          }}
          onKeep={saveMine}
        />
      )}
      {asked && (
        <UnusualPrices
          services={asked.services}
          settings={asked.wanted}
          onKeep={() => setAsked(undefined)}
          onSave={() => save(asked.wanted)}
        />
      )}
      <div className="save-bar" data-unsaved={dirty || undefined}>
        {wrong && (
          <Notice kind="failure">
            {t('errors.because', { failed: t('settings.saveFailed'), reason: t('settings.fieldsWrong') })}
          </Notice>
        )}
        {!wrong && error && <SubmitFailure title={t('settings.saveFailed')} code={error} typed />}
        {saved && !dirty && <Notice kind="success">{t('settings.saved')}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className={dirty ? 'font-semibold' : 'text-muted max-sm:hidden'}>
            {t(dirty ? 'settings.unsaved' : 'settings.allSaved')}
          </span>
          <Button
            type="submit"
            className="max-sm:w-full"
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
