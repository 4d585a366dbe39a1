import * as z from 'zod/mini'
import { failure, type Result, success } from '../../domain/errors.ts'
import type { Sums } from '../../domain/offers/prices.ts'
import type { Role } from '../../domain/people/access.ts'
import { storable } from '../../domain/storable.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { instant, isUuid, sums } from '../shapes.ts'

export const USERS_PER_PAGE = 24

/** Somebody the studio knows, with an account or without. */
export interface User {
  id: string
  /** Null only of a customer without an account. */
  email: string | null
  fullName: string | null
  phone: string | null
  role: Role
  hasAccount: boolean
  joined: Date
  /** Whether an admin keeps the account from signing in. */
  blocked: boolean
  /** Whether sign-in asks for a code, too. */
  secondStep: boolean
  lastSignIn: Date | null
  /** When a customer without an account was invited to one; null also once it is there. */
  invited: Date | null
  bookings: number
  /** Agreed sessions that were cancelled. */
  cancellations: number
  /** Agreed sessions to which nobody came. */
  noShows: number
}

/** A person with their preferences and the sums of their bookings. */
export interface UserDetails extends User {
  version: string
  /** The language in which the studio writes to them. */
  locale: string
  notifications: boolean
  newsletter: boolean
  /** By currency: prices of confirmed bookings with what was charged beside them, and fees of cancelled ones. */
  revenue: Sums
}

export interface UserQuery {
  search: string
  role: Role | undefined
  /** From 1. */
  page: number
}

export interface UserPage {
  users: User[]
  /** How many match in all. */
  total: number
}

const userRow = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  full_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
  has_account: z.boolean(),
  created_at: instant,
  blocked: z.boolean(),
  second_step: z.boolean(),
  last_sign_in_at: z.nullable(instant),
  invited_at: z.nullable(instant),
  bookings: z.number(),
  cancellations: z.number(),
  no_shows: z.number(),
})
const listedRow = z.object({ ...userRow.shape, total: z.number() })
const detailsRow = z.object({
  ...userRow.shape,
  updated_at: z.string(),
  locale: z.string(),
  notifications: z.boolean(),
  newsletter: z.boolean(),
  revenue: sums,
})

const toUser = (row: z.infer<typeof userRow>): User => ({
  id: row.id,
  email: row.email,
  fullName: row.full_name,
  phone: row.phone,
  role: row.role,
  hasAccount: row.has_account,
  joined: row.created_at,
  blocked: row.blocked,
  secondStep: row.second_step,
  lastSignIn: row.last_sign_in_at,
  invited: row.invited_at,
  bookings: row.bookings,
  cancellations: row.cancellations,
  noShows: row.no_shows,
})

/** One page of the people who match, newest first; for admins. */
export async function listUsers({ search, role, page }: UserQuery): Promise<Result<UserPage>> {
  return attempt(
    () =>
      supabase().rpc('list_users', {
        search: storable(search).trim(),
        with_role: role,
        page_size: USERS_PER_PAGE,
        skip: (page - 1) * USERS_PER_PAGE,
      }),
    (data) => {
      const rows = z.parse(z.array(listedRow), data)
      return { users: rows.map(toUser), total: rows[0]?.total ?? 0 }
    },
  )
}

/** One person, for admins; `user_not_found` also for a malformed id. */
export async function getUser(id: string): Promise<Result<UserDetails>> {
  if (!isUuid(id)) return failure('user_not_found')
  // Not `.single()`: a person who is not there would be an error in the browser's console, too.
  const found = await attempt(
    () => supabase().rpc('get_user', { user_id: id }),
    (data) => z.parse(z.array(detailsRow), data)[0],
  )
  if (!found.ok) return found
  if (!found.value) return failure('user_not_found')
  const { updated_at, locale, notifications, newsletter, revenue } = found.value
  return success({
    ...toUser(found.value),
    version: updated_at,
    locale,
    notifications,
    newsletter,
    revenue,
  })
}

export async function setUserRole(id: string, role: Role): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('set_user_role', { user_id: id, new_role: role }),
    () => undefined,
  )
}
