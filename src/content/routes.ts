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

/** An entry of the one bar of signed-in screens. */
export interface Tab<N extends Namespace = 'common'> extends NavigationItem<N> {
  /** Its name below the sign on a phone, in a word, where the other is longer. */
  short?: TextKey<N>
  icon: 'day' | 'calendar' | 'letter' | 'plus' | 'person'
}

/** A customer's tabs. */
export const appNavigation: Tab[] = [
  { path: '/dashboard', label: 'common.dashboard', short: 'common.tabBookings', icon: 'calendar' },
  { path: '/bookings/new', label: 'common.bookSession', short: 'common.tabNew', icon: 'plus' },
  { path: '/profile', label: 'common.profile', icon: 'person' },
]

/** An admin's tabs: where the day is worked from. The overview is the admin panel itself. */
export const deskTabs: (Tab<'admin'> & { waiting?: 'requests' | 'messages' })[] = [
  { path: '/admin', label: 'admin.title', icon: 'day', waiting: 'requests' },
  { path: '/admin/bookings', label: 'admin.bookings', icon: 'calendar' },
  { path: '/admin/messages', label: 'admin.messages', icon: 'letter', waiting: 'messages' },
]

/** The other screens of the admin area: in the bar where it is wide, else in its menu. */
export const deskSections: NavigationItem<'admin'>[] = [
  { path: '/admin/users', label: 'admin.users' },
  { path: '/admin/closures', label: 'admin.closures' },
  { path: '/admin/newsletter', label: 'admin.newsletter' },
  { path: '/admin/settings', label: 'admin.settings' },
]

/** What an admin has as everybody with an account, in the menu. */
export const ownNavigation: NavigationItem[] = [
  { path: '/dashboard', label: 'common.dashboardOfAll' },
  { path: '/profile', label: 'common.profile' },
]

export const newBookingForAdmins: NavigationItem = { path: '/admin/bookings/new', label: 'common.newBooking' }

/** Pages that links in emails open, for whom nobody needs to sign in; no navigation leads to them. */
export const mailPages: string[] = ['/answer', '/offer', '/unsubscribe']

/** Pages with an id in their path: each is built once, and a host leads every id to it. */
export const pagesWithId: { path: string; page: string }[] = [
  { path: '/bookings/:id', page: '/bookings/detail' },
  { path: '/bookings/:id/edit', page: '/bookings/edit' },
  { path: '/admin/users/:id', page: '/admin/users/detail' },
]
