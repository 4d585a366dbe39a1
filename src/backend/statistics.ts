import * as z from 'zod/mini'
import type { OpeningUse } from '../domain/calendar/opening-use.ts'
import type { Result } from '../domain/errors.ts'
import type { Sums } from '../domain/offers/prices.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { sums } from './shapes.ts'

const statisticsRow = z.object({
  total_bookings: z.number(),
  pending_bookings: z.number(),
  total_users: z.number(),
  total_revenue: sums,
})

export interface Statistics {
  totalBookings: number
  pendingBookings: number
  totalUsers: number
  /** By currency: prices of confirmed bookings with what was charged beside them, and fees of cancelled ones. */
  totalRevenue: Sums
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

const weekRow = z.object({
  week_start: z.string(),
  confirmed: z.number(),
  pending: z.number(),
  revenue: sums,
})

export interface Week {
  /** The studio's date of its Monday, `2026-11-16`. */
  monday: string
  confirmed: number
  pending: number
  /** By currency, reckoned as the total is. */
  revenue: Sums
}

/** The last eight weeks, the present one among them, and the next four; for admins. */
export async function loadWeeks(): Promise<Result<Week[]>> {
  return attempt(
    () => supabase().rpc('admin_weeks'),
    (data) =>
      z.parse(z.array(weekRow), data).map(({ week_start, ...counts }) => ({ monday: week_start, ...counts })),
  )
}

const useRow = z.object({ weekday: z.number(), hour: z.number(), used: z.number() })

/** How full each opening hour of the week was; for admins. */
export async function loadOpeningUse(): Promise<Result<OpeningUse[]>> {
  return attempt(
    () => supabase().rpc('admin_opening_use'),
    (data) => z.parse(z.array(useRow), data),
  )
}
