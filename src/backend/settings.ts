import * as z from 'zod/mini'
import type { Result } from '../domain/errors.ts'
import type { StudioSettings } from '../domain/settings.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'

const settingsShape = z.object({
  studioName: z.string(),
  openingHours: z.object({ start: z.string(), end: z.string() }),
  bookingDurations: z.array(z.number()),
  maxPendingBookings: z.number(),
  services: z.array(z.object({ id: z.string(), name: z.string(), enabled: z.boolean() })),
  pricing: z.record(z.string(), z.number()),
})

/** The studio's settings; a missing row is created from the defaults (spec section 8). */
export async function loadSettings(): Promise<Result<StudioSettings>> {
  return attempt(
    async () => {
      const answer = await supabase().from('studio_settings').select('settings').eq('id', 1).single()
      if (answer.error?.code !== 'PGRST116') return { ...answer, data: answer.data?.settings as unknown }
      return supabase().rpc('create_missing_settings')
    },
    (settings) => z.parse(settingsShape, settings),
  )
}
