import { loadSettings as fetchSettings } from '../backend/settings.ts'
import type { StudioSettings } from '../domain/settings.ts'
import { createResource } from './resource.ts'

const settings = createResource<StudioSettings>()

/** The studio's settings in force. */
export const $settings = settings.$state

export const loadSettings = () => settings.load(fetchSettings)
