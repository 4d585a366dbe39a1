import type { TextKey } from '../i18n/t.ts'

/** Navigation, in order. Paths are without language. */
interface NavigationItem {
  path: string
  label: TextKey<'common'>
}

export const publicNavigation: NavigationItem[] = [
  { path: '/', label: 'common.home' },
  { path: '/pricing', label: 'common.pricing' },
]

export const appNavigation: NavigationItem[] = [
  { path: '/dashboard', label: 'common.dashboard' },
  { path: '/bookings/new', label: 'common.newBooking' },
]

export const adminNavigation: NavigationItem = { path: '/admin', label: 'common.adminPanel' }
