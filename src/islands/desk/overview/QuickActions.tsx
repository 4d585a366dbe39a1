import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'

/** Where to go from here: three ways. All others stand in the bar. */
export function QuickActions() {
  const { locale, t } = useTexts('admin')
  const actions = [
    { path: '/admin/users', label: t('admin.users') },
    { path: '/admin/bookings', label: t('admin.allBookings') },
    { path: '/admin/settings', label: t('admin.settings') },
  ]
  return (
    <section aria-labelledby="quick-actions">
      <h3 id="quick-actions" className="sr-only">
        {t('admin.quickActions')}
      </h3>
      <ul className="flex flex-wrap gap-x-6">
        {actions.map(({ path, label }) => (
          <li key={path}>
            <a className="more" href={localizedPath(locale, path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
