import * as backend from '../backend/settings.ts'
import type { Result } from '../domain/errors.ts'
import type { StudioSettings } from '../domain/offers/settings.ts'
import { lookAgain } from './look-again.ts'
import { createResource } from './resource.ts'

export type { EditableSettings } from '../backend/settings.ts'

const settings = createResource<StudioSettings>()

/** The studio's settings in force. */
export const $settings = settings.$state

/** Loads the settings. Those that are there stay until newer ones come. */
export async function loadSettings(): Promise<void> {
  if (settings.$state.get().status === 'ready') await lookAgain(settings.$state, backend.loadSettings)
  else await settings.load(backend.loadSettings)
}

let needed: Promise<void> | undefined
/** Loads the settings unless somebody has asked for them this way before. */
export function needSettings(): Promise<void> {
  needed ??= loadSettings()
  return needed
}

const editable = createResource<backend.EditableSettings>()

/** The settings with their version, as the admin's form began with them. */
export const $editableSettings = editable.$state

export const loadEditableSettings = () => editable.load(backend.loadEditableSettings)

/** What is saved at this moment, beside what the form began with. */
export const latestSettings: () => Promise<Result<backend.EditableSettings>> = backend.loadEditableSettings

/** Saves over the version that was seen and answers with the new one. */
export const saveSettings: (settings: StudioSettings, version: string) => Promise<Result<string>> =
  backend.saveSettings
