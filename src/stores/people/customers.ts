import { atom } from 'nanostores'
import * as backend from '../../backend/people/customers.ts'
import { listUsers, type User } from '../../backend/people/users.ts'
import type { Result } from '../../domain/errors.ts'
import { type CustomerDetails, customerToStore } from '../../domain/people/customer.ts'
import { internationalPhone } from '../../domain/people/phone.ts'
import { createResource } from '../resource.ts'
import { loadUser, type UserDetails } from './users.ts'

export type { SimilarCustomer } from '../../backend/people/customers.ts'

const similar = createResource<backend.SimilarCustomer[]>()

/** Who may be the same person as the one of the details page. */
export const $similar = similar.$state
export const loadSimilar = (id: string) => similar.load(() => backend.similarCustomers(id))

/** Who has the phone number that is being typed. */
export const $known = atom<User[]>([])
let latestLook = 0

/** Looks who has this number, once it is one; where that cannot be found out, nobody is named. */
export async function lookForKnown(typedPhone: string): Promise<void> {
  const mine = ++latestLook
  const phone = internationalPhone(typedPhone)
  const found = phone ? await listUsers({ search: phone, role: undefined, page: 1 }) : undefined
  if (mine === latestLook) $known.set(found?.ok ? found.value.users : [])
}

/** Adds a customer without an account and answers with the id. */
export async function addCustomer(typed: CustomerDetails): Promise<Result<string>> {
  const checked = customerToStore(typed, false)
  return checked.ok ? backend.addCustomer(checked.value) : checked
}

/** Corrects the details of the person whose page is open; shows them as they are then, also if overtaken. */
export async function editCustomer(
  user: Pick<UserDetails, 'id' | 'version' | 'hasAccount'>,
  typed: CustomerDetails,
): Promise<Result<void>> {
  const checked = customerToStore(typed, user.hasAccount)
  if (!checked.ok) return checked
  const saved = await backend.editCustomer(user, checked.value)
  if (saved.ok || saved.code === 'customer_changed_meanwhile') {
    await Promise.all([loadUser(user.id), loadSimilar(user.id)])
  }
  return saved
}

export const mergeCustomers = backend.mergeCustomers
export const deleteCustomer = backend.deleteCustomer
