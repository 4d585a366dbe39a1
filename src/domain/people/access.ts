import type { SecondStep } from './second-step.ts'

export type Role = 'user' | 'admin'

/** The signed-in person, as far as rules care. */
export interface Viewer {
  id: string
  role: Role
}

type Audience = 'everyone' | 'signed-in' | 'admin'

/** Who may open a screen, by the first segment of its path without language. */
const audiences: Record<string, Audience> = {
  dashboard: 'signed-in',
  profile: 'signed-in',
  bookings: 'signed-in',
  admin: 'admin',
}

/** Where to send this viewer instead of showing the screen; undefined if they may see it. */
export function redirectFor(
  path: string,
  viewer: (Viewer & { secondStep?: SecondStep }) | undefined,
): '/login' | '/' | '/profile' | undefined {
  const audience = audiences[path.split('/')[1] ?? ''] ?? 'everyone'
  if (audience === 'everyone') return undefined
  if (!viewer) return '/login'
  if (audience !== 'admin') return undefined
  if (viewer.role !== 'admin') return '/'
  // Where it is set up; until then the database opens nothing of the desk.
  return viewer.secondStep === 'missing' ? '/profile' : undefined
}

/** Where somebody who has signed in begins, unless they were on their way to another screen. */
export const homeOf = ({ role }: Pick<Viewer, 'role'>): '/' | '/admin' => (role === 'admin' ? '/admin' : '/')
