import type { User } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'

interface Props {
  user: Pick<User, 'hasAccount' | 'blocked' | 'invited'>
}

/** What stands beside a name: no account, invited to one, blocked. */
export function StateBadges({ user: { hasAccount, blocked, invited } }: Props) {
  const { t } = useTexts('accounts', 'people')
  return (
    <>
      {!hasAccount && (
        <span className="badge badge-plain">{t(invited ? 'accounts.invited' : 'people.noAccount')}</span>
      )}
      {blocked && <span className="badge bg-negative-wash text-negative">{t('accounts.blocked')}</span>}
    </>
  )
}
