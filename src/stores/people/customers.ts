import * as backend from '../../backend/people/customers.ts'
import type { Result } from '../../domain/errors.ts'
import { type CustomerDetails, customerToStore } from '../../domain/people/customer.ts'
import { createResource } from '../resource.ts'
import { loadUser, type UserDetails } from './users.ts'

export type { SimilarCustomer } from '../../backend/people/customers.ts'

const similar = createResource<backend.SimilarCustomer[]>()

/** Who may be the same person as the one of the details page. */
export const $similar: typeof similar.$state = similar.$state
export const loadSimilar = (id: string) => similar.load(() => backend.similarCustomers(id))

/** Adds a customer without an account and answers with the id. */
export async function addCustomer(typed: CustomerDetails): Promise<Result<string>> {
  const checked = customerToStore(typed, false)
  return checked.ok ? backend.addCustomer(checked.value) : checked
}

/** Corrects the details of the person whose page is open, as they are shown there. */
export async function editCustomer(
  user: Pick<UserDetails, 'id' | 'version' | 'hasAccount'>,
  typed: CustomerDetails,
): Promise<Result<void>> {
  const checked = customerToStore(typed, user.hasAccount)
  if (!checked.ok) return checked
  const saved = await backend.editCustomer(user, checked.value)
  if (saved.ok) await Promise.all([loadUser(user.id), loadSimilar(user.id)])
  return saved
}

export const mergeCustomers = backend.mergeCustomers
export const deleteCustomer = backend.deleteCustomer
