import { formatDay } from '../../i18n/format.ts'
import { joinLabel } from '../../i18n/joins.ts'
import { localizedPath } from '../../i18n/url.ts'
import type { Account } from '../../stores/people/session.ts'
import type { User } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { RoleSelect } from './RoleSelect.tsx'

interface Props {
  user: User
  account: Account
}

export function UserCard({ user, account }: Props) {
  const { locale, t } = useTexts('admin', 'bookings')
  return (
    <article className="panel grid h-full content-between gap-4">
      <div className="grid gap-1">
        <h2 className="text-fluid-lg font-semibold break-all">{user.email}</h2>
        <p className={user.fullName ? '' : 'text-muted'}>{user.fullName ?? t('bookings.noName')}</p>
        <p className="text-fluid-sm text-muted">
          {t('admin.joined', { date: formatDay(locale, user.joined) })}
        </p>
      </div>
      <div className="grid gap-3">
        <RoleSelect user={user} own={user.id === account.id} />
        <a
          className="button button-quiet"
          href={localizedPath(locale, `/admin/users/${user.id}`)}
          aria-label={joinLabel(locale, t('bookings.viewDetails'), user.email ?? '')}
        >
          {t('bookings.viewDetails')}
        </a>
      </div>
    </article>
  )
}
