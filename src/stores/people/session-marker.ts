import type { Role } from '../../domain/people/access.ts'
import { storageKeys } from '../../domain/storage-keys.ts'

/** Takes the mark away where the session is no longer in this browser, as after its storage was cleared. */
export function unmarkLostSession(): void {
  if (localStorage.getItem(storageKeys.session) === null) markSession(undefined)
}

/**
 * Tells the static parts of the page (navigation) who is signed in, now and on the next page. For display only: the
 * database decides what may be done.
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
