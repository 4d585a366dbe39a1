import { $session } from './session.ts'

/** Whether an admin is signed in, as far as is known by now. */
export function byAdmin(): boolean {
  const session = $session.get()
  return session.status === 'signed-in' && session.account.role === 'admin'
}
