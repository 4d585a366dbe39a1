import type { Role } from '../../domain/people/access.ts'
import { storageKeys } from '../../domain/storage-keys.ts'

/**
 * Tells the static parts of the page (navigation) who is signed in, now and on the next page. Only what
 * is shown depends on it; what may be done is the database's to decide.
 */
export function markSession(role: Role | undefined): void {
  const { dataset } = document.documentElement
  dataset.session = role ? 'in' : 'out'
  if (role) {
    dataset.role = role
    localStorage.setItem(storageKeys.role, role)
  } else {
    delete dataset.role
    localStorage.removeItem(storageKeys.role)
  }
}
