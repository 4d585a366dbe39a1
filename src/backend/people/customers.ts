import * as z from 'zod/mini'
import type { Result } from '../../domain/errors.ts'
import type { CustomerDetails } from '../../domain/people/customer.ts'
import { storable } from '../../domain/storable.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { instant } from '../shapes.ts'

// For admins. Customers without an account are kept by them; of an account they may correct name and phone number.

const toParameters = ({ fullName, phone, email, locale }: CustomerDetails) => ({
  full_name: storable(fullName),
  phone,
  email: storable(email),
  locale,
})

/** Adds a customer without an account and returns the id; adding the same one again returns the same id. */
export async function addCustomer(customer: CustomerDetails): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('add_customer', toParameters(customer)),
    (id) => z.parse(z.string(), id),
  )
}

/** Corrects somebody's details as they were seen. */
export async function editCustomer(
  { id, version }: { id: string; version: string },
  customer: CustomerDetails,
): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('edit_customer', { user_id: id, seen: version, ...toParameters(customer) }),
    () => undefined,
  )
}

/** Merges two customers; `from`, who has no account, is deleted. */
export async function mergeCustomers(from: string, into: string): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('merge_customers', { from_customer: from, into_account: into }),
    () => undefined,
  )
}

/** Deletes a customer without an account who has nothing booked ahead. */
export async function deleteCustomer(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('delete_customer', { user_id: id }),
    () => undefined,
  )
}

/** Somebody who may be the same person as another. */
export interface SimilarCustomer {
  id: string
  fullName: string | null
  phone: string | null
  email: string | null
  hasAccount: boolean
  joined: Date
  bookings: number
}

const similarRow = z.object({
  id: z.string(),
  full_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  has_account: z.boolean(),
  created_at: instant,
  bookings: z.number(),
})

/** Who has the same phone number or confirmed address and could be merged with this one. */
export async function similarCustomers(id: string): Promise<Result<SimilarCustomer[]>> {
  return attempt(
    () => supabase().rpc('similar_customers', { user_id: id }),
    (rows) =>
      z.parse(z.array(similarRow), rows).map(({ full_name, has_account, created_at, ...same }) => ({
        ...same,
        fullName: full_name,
        hasAccount: has_account,
        joined: created_at,
      })),
  )
}
