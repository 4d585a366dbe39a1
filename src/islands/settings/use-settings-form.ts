import { useState } from 'react'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { mergeSettings } from '../../domain/offers/merge-settings.ts'
import type { Service } from '../../domain/offers/services.ts'
import { changedParts, type StudioSettings } from '../../domain/offers/settings.ts'
import { type SettingsErrors, settingsRefusal } from '../../domain/offers/settings-refusal.ts'
import { unusualPrices } from '../../domain/offers/unusual-prices.ts'
import { studioNow } from '../../stores/clock.ts'
import { type EditableSettings, latestSettings, saveSettings } from '../../stores/settings.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { beginning, settingsDraft } from './settings-draft.ts'
import {
  type Card,
  type SettingsForm as Form,
  fromForm,
  toForm,
  withBookedServices,
  wrongCards,
} from './settings-form.ts'
import { useSettingsDraft } from './use-settings-draft.ts'
import { useWarningBeforeLeaving } from './use-warning-before-leaving.ts'

/** Prices that are likely slips, and what would be saved with them. */
interface Doubts {
  services: Service[]
  wanted: StudioSettings
}

/** Where the screen leads next. */
interface Leads {
  /** To the first wrong field, in one of these cards or outside of them. */
  toWrong(cards: Card[]): void
  toConflict(): void
  toSaveButton(): void
}

/** What the form of the settings holds, how it is saved, and what another admin has saved meanwhile. */
export function useSettingsForm(loaded: EditableSettings, lead: Leads) {
  const { busy, error, submit, forget } = useSubmission()
  const [first] = useState(() => beginning(loaded, settingsDraft.read()))
  const [form, setForm] = useState(first.form)
  // What the form changes: what was loaded, until something newer is saved or taken over.
  const [base, setBase] = useState(first.base)
  const [refused, setRefused] = useState(false)
  const [saved, setSaved] = useState(false)
  const [theirs, setTheirs] = useState<EditableSettings>()
  const [doubts, setDoubts] = useState<Doubts>()

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

  function take(fresh: EditableSettings) {
    forget()
    setTheirs(undefined)
    setRefused(false)
    setBase(fresh)
    setForm(toForm(fresh.settings))
    lead.toSaveButton()
  }

  /** Saves it; once another admin's settings were shown, over them. */
  async function save(wanted: StudioSettings) {
    const { version } = theirs ?? base
    if (theirs) {
      setForm(toForm(wanted))
      lead.toSaveButton()
    }
    setTheirs(undefined)
    setDoubts(undefined)
    setRefused(true)
    const refusal = settingsRefusal(wanted)
    if (Object.keys(refusal).length > 0) return lead.toWrong(wrongCards(form, refusal))
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
      lead.toConflict()
    } else setForm((now) => withBookedServices(now, latest.value))
  }

  /** Saves mine, unless a price in it is asked about first. */
  function saveMine() {
    const services = unusualPrices((theirs ?? base).settings, mine, toStudioMoment(studioNow()).date)
    const refused = Object.keys(settingsRefusal(mine)).length > 0
    if (services.length > 0 && !refused) setDoubts({ services, wanted: mine })
    else save(mine)
  }

  return {
    form,
    /** What the form says, as settings. */
    settings,
    booked: base.booked,
    errors,
    dirty,
    busy,
    error,
    saved,
    change,
    save: saveMine,
    /** What another admin has saved meanwhile, and what would be saved over it. */
    conflict: theirs && { theirs: theirs.settings, mine, take: () => take(theirs) },
    doubts: doubts && {
      ...doubts,
      keep: () => setDoubts(undefined),
      save: () => save(doubts.wanted),
    },
  }
}
