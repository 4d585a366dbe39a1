import * as z from 'zod/mini'
import { failure, type Result } from '../../domain/errors.ts'
import type { Sums } from '../../domain/offers/prices.ts'
import type { Role } from '../../domain/people/access.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { instant, isUuid, sums } from '../shapes.ts'
import { storable } from '../storable.ts'

export const USERS_PER_PAGE = 24

export interface User {
  id: string
  email: string
  fullName: string | null
  phone: string | null
  role: Role
  joined: Date
}

/** An account with its choices and what it brought the studio. */
export interface UserDetails extends User {
  notifications: boolean
  newsletter: boolean
  bookings: number
  /** Sums of the prices of confirmed bookings. */
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
  email: z.string(),
  full_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
  created_at: instant,
})
const listedRow = z.object({ ...userRow.shape, total: z.number() })
const detailsRow = z.object({
  ...userRow.shape,
  notifications: z.boolean(),
  newsletter: z.boolean(),
  bookings: z.number(),
  revenue: sums,
})

const toUser = ({ id, email, full_name, phone, role, created_at }: z.infer<typeof userRow>): User => ({
  id,
  email,
  fullName: full_name,
  phone,
  role,
  joined: created_at,
})

/** One page of the accounts that match, newest first; for admins. */
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

/** One account, for admins; `user_not_found` also for a malformed id. */
export async function getUser(id: string): Promise<Result<UserDetails>> {
  if (!isUuid(id)) return failure('user_not_found')
  return attempt(
    () => supabase().rpc('get_user', { user_id: id }).single(),
    (data) => {
      const row = z.parse(detailsRow, data)
      const { notifications, newsletter, bookings, revenue } = row
      return { ...toUser(row), notifications, newsletter, bookings, revenue }
    },
    'user_not_found',
  )
}

export async function setUserRole(id: string, role: Role): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('set_user_role', { user_id: id, new_role: role }),
    () => undefined,
  )
}
