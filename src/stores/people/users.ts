import { listBookings } from '../../backend/bookings/bookings.ts'
import * as backend from '../../backend/people/users.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { Result } from '../../domain/errors.ts'
import type { Role } from '../../domain/people/access.ts'
import { onBookingChanged } from '../bookings/shown-bookings.ts'
import { createPagedList } from '../paged.ts'
import { createResource } from '../resource.ts'
import { loadSession } from './session.ts'

export { USERS_PER_PAGE, type User, type UserDetails, type UserQuery } from '../../backend/people/users.ts'

const list = createResource<backend.UserPage>()
const details = createResource<backend.UserDetails>()

/** The page of accounts that was asked for last. */
export const $users = list.$state
/** The account of the details page. */
export const $user = details.$state
/** Its bookings, latest first. */
export const userBookings = createPagedList<StudioBooking>()
onBookingChanged(userBookings.replace)

export const loadUsers = (query: backend.UserQuery) => list.load(() => backend.listUsers(query))
export const loadUser = (id: string) => details.load(() => backend.getUser(id))

export const loadUserBookings = (ownerId: string) =>
  userBookings.load((skip) => listBookings('all', { ownerId, skip }))

/** Makes somebody admin or takes it back; the screens show it once the database has agreed. */
export async function setUserRole(
  { id }: Pick<backend.User, 'id'>,
  role: Role,
  { own }: { own: boolean },
): Promise<Result<void>> {
  const result = await backend.setUserRole(id, role)
  if (!result.ok) return result
  const withRole = <U extends backend.User>(one: U): U => (one.id === id ? { ...one, role } : one)
  list.change((page) => ({ ...page, users: page.users.map(withRole) }))
  details.change(withRole)
  const shown = details.$state.get()
  // An admin who gave up the role may no longer see this screen.
  if (own) await loadSession()
  // The role is part of what a correction of the details has seen.
  else if (shown.status === 'ready' && shown.value.id === id) await loadUser(id)
  return result
}
