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

/** An entry of signed-in screens. */
interface AppEntry<N extends Namespace = 'common'> extends NavigationItem<N> {
  /** The beginning of paths that also belong to it. */
  holds?: string
  /** Where it leads, if to more than its path. */
  href?: string
  /** Whether its page has a tungsten button. A page has one, so the bar's is quiet there. */
  hasOwnCall?: true
}

/**
 * Where calls to book lead, the public pages' and a customer's own: to the form with what the site is about, the studio for
 * two hours of photo or video, at the price that it begins with. By itself the form begins with the product's first choice.
 */
export const bookStudio = '/bookings/new?service=photo-video&duration=120'

/** An entry of their one bar. */
export interface Tab<N extends Namespace = 'common'> extends AppEntry<N> {
  /** Its name below the sign on a phone, in a word, where the other is longer. */
  short?: TextKey<N>
  icon: 'day' | 'calendar' | 'letter' | 'plus' | 'person'
}

/** A customer's tabs. */
export const appNavigation: Tab[] = [
  {
    path: '/dashboard',
    label: 'common.dashboard',
    short: 'common.tabBookings',
    icon: 'calendar',
    holds: '/bookings',
    hasOwnCall: true,
  },
  {
    path: '/bookings/new',
    href: bookStudio,
    label: 'common.bookSession',
    short: 'common.tabNew',
    icon: 'plus',
    hasOwnCall: true,
  },
  { path: '/profile', label: 'common.profile', icon: 'person', hasOwnCall: true },
]

/** An admin's tabs: where the day is worked from. The overview is the admin panel itself. */
export const deskTabs: (Tab<'admin'> & { waiting?: 'requests' | 'messages' })[] = [
  { path: '/admin', label: 'admin.title', icon: 'day', waiting: 'requests' },
  { path: '/admin/bookings', label: 'admin.bookings', icon: 'calendar', holds: '/bookings' },
  { path: '/admin/messages', label: 'admin.messages', icon: 'letter', waiting: 'messages' },
]

/** The other screens of the admin area: in the bar where it is wide, else in its menu. */
export const deskSections: AppEntry<'admin'>[] = [
  { path: '/admin/users', label: 'admin.users', holds: '/admin/log' },
  { path: '/admin/closures', label: 'admin.closures', hasOwnCall: true },
  { path: '/admin/newsletter', label: 'admin.newsletter', hasOwnCall: true },
  { path: '/admin/settings', label: 'admin.settings', hasOwnCall: true },
]

/** Entries of the menu that an admin has like everybody with an account. */
export const ownNavigation: NavigationItem[] = [
  { path: '/dashboard', label: 'common.dashboardOfAll' },
  { path: '/profile', label: 'common.profile' },
]

export const newBookingForAdmins: AppEntry = {
  path: '/admin/bookings/new',
  label: 'common.newBooking',
  hasOwnCall: true,
}

/** Pages that links in emails open, without signing in; no navigation leads to them. */
export const mailPages: string[] = ['/answer', '/offer', '/unsubscribe']

/** Pages with an id in their path: each is built once, and a host leads every id to it. All have a tungsten button of their own. */
export const pagesWithId: { path: string; page: string }[] = [
  { path: '/bookings/:id', page: '/bookings/detail' },
  { path: '/bookings/:id/edit', page: '/bookings/edit' },
  { path: '/admin/users/:id', page: '/admin/users/detail' },
]

const isUnder = (path: string, start: string) => `${path}/`.startsWith(`${start}/`)

/** The entry that a page belongs to: the one with the longest beginning of its path. */
export function entryOf<E extends AppEntry<Namespace>>(entries: readonly E[], page: string): E | undefined {
  const begins = ({ path, holds }: E) => [path, holds ?? path].filter((start) => isUnder(page, start))
  const length = (entry: E) => Math.max(0, ...begins(entry).map((start) => start.length))
  return entries.filter(length).sort((one, other) => length(other) - length(one))[0]
}

/** Whether a page has a tungsten button besides that of the bar. */
export function hasOwnCall(page: string): boolean {
  const entries: AppEntry<Namespace>[] = [...appNavigation, ...deskTabs, ...deskSections, newBookingForAdmins]
  const callers = entries.filter((entry) => entry.hasOwnCall).map(({ path }) => path)
  return [...callers, ...pagesWithId.map(({ page: one }) => one)].includes(page)
}
