import * as z from 'zod/mini'
import type { Result } from '../domain/errors.ts'
import type { Sums } from '../domain/offers/prices.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { sums } from './shapes.ts'

const monthRow = z.object({
  month_start: z.string(),
  held: sums,
  upcoming: sums,
  owed: sums,
  sessions: z.number(),
  no_shows: z.number(),
  minutes_sold: z.number(),
  minutes_open: z.number(),
})

export interface StudioMonth {
  /** `2026-11`. */
  month: string
  /** Revenue of sessions that are over, and of those to come. */
  held: Sums
  upcoming: Sums
  /** What is still to be paid for sessions that are over. */
  owed: Sums
  /** Confirmed sessions, and how many of them were no-shows. */
  sessions: number
  noShows: number
  minutesSold: number
  /** Minutes of the opening hours, less those of closures. */
  minutesOpen: number
}

/** A month, `2026-11`, and the one before it; for admins. */
export async function loadMonth(month: string): Promise<Result<StudioMonth[]>> {
  return attempt(
    () => supabase().rpc('admin_month', { month: `${month}-01` }),
    (rows) =>
      z
        .parse(z.array(monthRow), rows)
        .map(({ month_start, no_shows, minutes_sold, minutes_open, ...same }) => ({
          ...same,
          month: month_start.slice(0, 7),
          noShows: no_shows,
          minutesSold: minutes_sold,
          minutesOpen: minutes_open,
        })),
  )
}

const customerRow = z.object({
  user_id: z.string(),
  name: z.nullable(z.string()),
  sessions: z.number(),
  minutes: z.number(),
  revenue: sums,
})

export interface MonthCustomer {
  id: string
  name: string | null
  sessions: number
  minutes: number
  revenue: Sums
}

/** The five customers with the most confirmed time in a month; for admins. */
export async function loadMonthCustomers(month: string): Promise<Result<MonthCustomer[]>> {
  return attempt(
    () => supabase().rpc('admin_month_customers', { month: `${month}-01` }),
    (rows) => z.parse(z.array(customerRow), rows).map(({ user_id, ...same }) => ({ ...same, id: user_id })),
  )
}
