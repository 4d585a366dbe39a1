import * as z from 'zod/mini'
import { weekdays } from '../../domain/offers/opening-hours.ts'
import { currencies } from '../../domain/offers/prices.ts'
import { type Service, serviceGroups } from '../../domain/offers/services.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'
import { locales } from '../../i18n/locales.ts'
import { createDraft } from '../../stores/draft.ts'
import type { EditableSettings } from '../../stores/settings.ts'
import { type SettingsForm, toForm } from './settings-form.ts'

// What was saved is of the shape that these fields have been made from.
const savedSettings = z.custom<StudioSettings>((value) => typeof value === 'object')
const savedService = z.custom<Service>((value) => typeof value === 'object')

const texts = z.record(z.enum(locales), z.string())
const price = {
  key: z.string(),
  hourly: z.string(),
  bands: z.array(z.object({ key: z.string(), hours: z.string(), price: z.string() })),
}
const hours = { start: z.string(), end: z.string() }

const typedForm = z.object({
  studioName: z.string(),
  ...hours,
  durations: z.array(z.number()),
  maxPending: z.string(),
  services: z.array(
    z.object({
      ...price,
      id: z.optional(z.string()),
      enabled: z.boolean(),
      named: z.boolean(),
      names: texts,
      described: z.boolean(),
      description: texts,
      group: z.enum(serviceGroups),
      kind: z.enum(['hour', 'bands']),
      currency: z.enum(currencies),
      ownDurations: z.boolean(),
      durations: z.array(z.number()),
      pastClosing: z.boolean(),
      changes: z.array(z.object({ ...price, from: z.string() })),
      kept: z.optional(savedService),
    }),
  ),
  week: z.record(z.enum(weekdays), z.object({ as: z.enum(['always', 'own', 'closed']), ...hours })),
  specialDays: z.array(z.object({ key: z.string(), date: z.string(), closed: z.boolean(), ...hours })),
  rules: z.object({
    bufferBefore: z.string(),
    bufferAfter: z.string(),
    noticeHours: z.string(),
    furthestDays: z.string(),
    cancelHours: z.string(),
    pendingHours: z.string(),
    counting: z.object({ cancelHours: z.boolean(), pendingHours: z.boolean() }),
  }),
  mails: z.object({ language: z.string(), nudging: z.boolean(), nudgeHours: z.string() }),
  adminsNeedSecondStep: z.boolean(),
  kept: savedSettings,
})

/** What was typed when the session ended, with the settings and their version that it changes. */
export const settingsDraft = createDraft(
  'settings',
  z.object({ form: typedForm, settings: savedSettings, version: z.string() }),
)

type SettingsDraft = NonNullable<ReturnType<typeof settingsDraft.read>>

/**
 * The form's first values: the saved settings, or what was typed before a new sign-in, over the settings of that time.
 * What another admin has saved since is shown when this is saved.
 */
export function beginning(
  loaded: EditableSettings,
  draft: SettingsDraft | undefined,
): { form: SettingsForm; base: EditableSettings } {
  if (!draft) return { form: toForm(loaded.settings), base: loaded }
  const { form, settings, version } = draft
  return { form, base: { ...loaded, settings, version } }
}
