import { Chevron } from '../../../components/ui/Chevron.tsx'
import { localizedPath } from '../../../i18n/url.ts'
import { useTexts } from '../../shared/island.tsx'

/** Where to go from here: three ways. All others stand in the bar. */
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
      <ul className="panel py-2">
        {actions.map(({ path, label, text }) => (
          <li key={path} className="not-first:border-t not-first:border-line">
            <a
              className="flex min-h-14 items-center gap-3 py-2 hover:text-tungsten-deep"
              href={localizedPath(locale, path)}
            >
              <span className="me-auto">
                <span className="block font-semibold">{label}</span>
                <span className="block text-fluid-sm text-muted">{text}</span>
              </span>
              <Chevron towards="end" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
