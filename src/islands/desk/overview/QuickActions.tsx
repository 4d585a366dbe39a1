import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'

/** Where to go from here. */
export function QuickActions() {
  const { locale, t } = useTexts('common', 'admin')
  const actions = [
    { path: '/admin/bookings', label: t('admin.allBookings'), text: t('admin.allBookingsText') },
    { path: '/bookings/new', label: t('common.newBooking'), text: t('admin.newBookingText') },
    { path: '/admin/users', label: t('admin.users'), text: t('admin.usersText') },
    { path: '/admin/closures', label: t('admin.closures'), text: t('admin.closuresText') },
    { path: '/admin/messages', label: t('admin.messages'), text: t('admin.messagesText') },
    { path: '/admin/settings', label: t('admin.settings'), text: t('admin.settingsText') },
  ]
  return (
    <section aria-labelledby="quick-actions" className="grid gap-4">
      <h2 id="quick-actions" className="sr-only">
        {t('admin.quickActions')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-6">
        {actions.map(({ path, label, text }) => (
          <li key={path}>
            <a className="panel block h-full py-4 hover:border-tungsten" href={localizedPath(locale, path)}>
              <span className="block font-semibold">{label}</span>
              <span className="hidden text-fluid-sm text-muted sm:block">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
