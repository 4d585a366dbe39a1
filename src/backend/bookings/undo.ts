import * as z from 'zod/mini'
import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import type { SeenBooking } from './bookings.ts'

/**
 * Takes one's own last answer to a booking back, as it was seen, and returns the new version; `booking_undo_too_late`
 * once its customer may have heard of it.
 */
export async function undoAnswer({ id, version }: SeenBooking): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('undo_answer', { booking_id: id, seen: version }),
    (saved) => z.parse(z.string(), saved),
  )
}
