import type { Namespace, TextKey } from '../i18n/t.ts'

/** Navigation, in order. Paths are without language. */
interface NavigationItem<N extends Namespace = 'common'> {
  path: string
  label: TextKey<N>
}

export const publicNavigation: NavigationItem[] = [
  { path: '/', label: 'common.home' },
  { path: '/about', label: 'common.about' },
  { path: '/services', label: 'common.services' },
  { path: '/pricing', label: 'common.pricing' },
  { path: '/equipment', label: 'common.equipment' },
  { path: '/contact', label: 'common.contact' },
  { path: '/behind-the-scenes', label: 'common.behindTheScenes' },
]

/** Public pages that stand in the footer only. */
export const footerNavigation: NavigationItem[] = [{ path: '/privacy', label: 'common.privacy' }]

export const appNavigation: NavigationItem[] = [
  { path: '/dashboard', label: 'common.dashboard' },
  { path: '/bookings/new', label: 'common.newBooking' },
  { path: '/profile', label: 'common.profile' },
]

export const adminNavigation: NavigationItem = { path: '/admin', label: 'common.adminPanel' }

/** The screens of the admin area, in the row below the app's navigation. */
export const adminSections: NavigationItem<'admin'>[] = [
  { path: '/admin', label: 'admin.overview' },
  { path: '/admin/bookings', label: 'admin.bookings' },
  { path: '/admin/users', label: 'admin.users' },
  { path: '/admin/closures', label: 'admin.closures' },
  { path: '/admin/messages', label: 'admin.messages' },
  { path: '/admin/newsletter', label: 'admin.newsletter' },
  { path: '/admin/settings', label: 'admin.settings' },
]

/** Pages that links in emails open, for whom nobody needs to sign in; no navigation leads to them. */
export const mailPages: string[] = ['/answer', '/unsubscribe']

/** Pages with an id in their path: each is built once, and a host leads every id to it. */
export const pagesWithId: { path: string; page: string }[] = [
  { path: '/bookings/:id', page: '/bookings/detail' },
  { path: '/bookings/:id/edit', page: '/bookings/edit' },
  { path: '/admin/users/:id', page: '/admin/users/detail' },
]
