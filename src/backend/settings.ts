import * as z from 'zod/mini'
import { type Result, success } from '../domain/errors.ts'
import type { StudioSettings } from '../domain/offers/settings.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { toSettings } from './shapes.ts'

/** The studio's settings; a missing row is created from the defaults. */
export async function loadSettings(): Promise<Result<StudioSettings>> {
  return attempt(async () => {
    const answer = await supabase().from('studio_settings').select('settings').eq('id', 1).single()
    if (answer.error?.code !== 'PGRST116') return { ...answer, data: answer.data?.settings as unknown }
    return supabase().rpc('create_missing_settings')
  }, toSettings)
}

/** The settings as an admin changes them. */
export interface EditableSettings {
  settings: StudioSettings
  /** When they were last changed, as the database writes it: what is saved goes over this and nothing newer. */
  version: string
  /** Ids of services that have bookings and so cannot be removed. */
  booked: string[]
}

const editableRow = z.object({ settings: z.unknown(), updated_at: z.string() })

/** The settings with their version, for an admin's form. */
export async function loadEditableSettings(): Promise<Result<EditableSettings>> {
  const select = () => supabase().from('studio_settings').select('settings, updated_at').eq('id', 1).single()
  const [row, booked] = await Promise.all([
    attempt(
      async () => {
        const answer = await select()
        if (answer.error?.code !== 'PGRST116') return answer
        const created = await supabase().rpc('create_missing_settings')
        return created.error ? created : select()
      },
      (data) => z.parse(editableRow, data),
    ),
    attempt(
      () => supabase().rpc('booked_services'),
      (ids) => z.parse(z.array(z.string()), ids),
    ),
  ])
  if (!row.ok) return row
  if (!booked.ok) return booked
  const { settings, updated_at } = row.value
  return success({ settings: toSettings(settings), version: updated_at, booked: booked.value })
}

/** Saves over the version that was seen and answers with the new one; `settings_changed_meanwhile` otherwise. */
export async function saveSettings(settings: StudioSettings, version: string): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('save_settings', { new_settings: settings, seen: version }),
    (saved) => z.parse(z.string(), saved),
  )
}
