import * as z from 'zod/mini'
import { attendances } from '../../domain/booking/booking.ts'
import type { OwnVisits } from '../../domain/booking/own-visits.ts'
import { type Result, success } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { NOW } from '../now.ts'
import { instant } from '../shapes.ts'
import { listBookings } from './bookings.ts'

const since = z.object({ created_at: instant })
const visited = z.array(z.object({ attendance: z.nullable(z.enum(attendances)) }))

/** Since when somebody has an account, how often they came, and when they come next. */
export async function ownVisits(id: string): Promise<Result<OwnVisits>> {
  const [joined, past, ahead] = await Promise.all([
    attempt(
      () => supabase().from('profiles').select('created_at').eq('id', id).single(),
      (row) => z.parse(since, row).created_at,
    ),
    attempt(
      () =>
        supabase()
          .from('bookings')
          .select('attendance')
          .eq('user_id', id)
          .eq('status', 'confirmed')
          .lte('ends_at', NOW),
      (rows) => z.parse(visited, rows).filter(({ attendance }) => attendance !== 'no_show').length,
    ),
    listBookings('upcoming', { ownerId: id, skip: 0 }),
  ])
  if (!joined.ok) return joined
  if (!past.ok) return past
  if (!ahead.ok) return ahead
  return success({ since: joined.value, visits: past.value, next: ahead.value.items[0] })
}
