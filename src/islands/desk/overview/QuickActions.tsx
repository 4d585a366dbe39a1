import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'

/** Where to go from here: the three ways of the specification. All others stand in the bar. */
export function QuickActions() {
  const { locale, t } = useTexts('admin')
  const actions = [
    { path: '/admin/users', label: t('admin.users'), text: t('admin.usersText') },
    { path: '/admin/bookings', label: t('admin.allBookings'), text: t('admin.allBookingsText') },
    { path: '/admin/settings', label: t('admin.settings'), text: t('admin.settingsText') },
  ]
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        {t('admin.quickActions')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {actions.map(({ path, label, text }) => (
          <li key={path}>
            <a className="panel block h-full py-3.5 hover:border-tungsten" href={localizedPath(locale, path)}>
              <span className="block font-semibold">{label}</span>
              <span className="block text-fluid-sm text-muted">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
