import * as z from 'zod/mini'
import type { Result } from '../domain/errors.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'

const statisticsRow = z.object({
  total_bookings: z.number(),
  pending_bookings: z.number(),
  total_users: z.number(),
  total_revenue: z.number(),
})

export interface Statistics {
  totalBookings: number
  pendingBookings: number
  totalUsers: number
  /** Sum of the prices of confirmed bookings, in the currency of the settings. */
  totalRevenue: number
}

/** The numbers of the admin's first screen; `not_allowed` for anybody else. */
export async function loadStatistics(): Promise<Result<Statistics>> {
  return attempt(
    () => supabase().rpc('admin_statistics').single(),
    (data) => {
      const row = z.parse(statisticsRow, data)
      return {
        totalBookings: row.total_bookings,
        pendingBookings: row.pending_bookings,
        totalUsers: row.total_users,
        totalRevenue: row.total_revenue,
      }
    },
  )
}
