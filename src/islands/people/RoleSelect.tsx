import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { Role } from '../../domain/people/access.ts'
import { setUserRole, type User } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { failureText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  user: Pick<User, 'id' | 'email' | 'role'>
  /** Whether it is the admin's own account. */
  own: boolean
}

/** The role dropdown. It shows what the database holds: a refused change falls back by itself. */
export function RoleSelect({ user, own }: Props) {
  const { t } = useTexts('common', 'admin', 'errors')
  const { busy, error, submit } = useSubmission()
  const [wanted, setWanted] = useState<Role>()
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const name = (role: Role) => t(role === 'admin' ? 'admin.roleAdmin' : 'admin.roleUser')

  async function change(role: Role) {
    setAsking(false)
    setDone(false)
    setWanted(role)
    const result = await submit(() => setUserRole(user, role, { own }))
    setWanted(undefined)
    setDone(result?.ok ?? false)
  }

  return (
    <div className="grid gap-2">
      <select
        className="control"
        aria-label={t('admin.roleOf', { email: user.email ?? '' })}
        value={wanted ?? user.role}
        // Not `disabled`, which would take the focus away.
        aria-disabled={busy}
        onChange={({ target }) => {
          const role = target.value as Role
          if (busy) return
          if (own && role !== 'admin') setAsking(true)
          else change(role)
        }}
      >
        {(['user', 'admin'] as const).map((role) => (
          <option key={role} value={role}>
            {name(role)}
          </option>
        ))}
      </select>
      {error && <Notice kind="failure">{failureText(t, t('admin.roleFailed'), error)}</Notice>}
      <p role="status" className={done ? 'text-fluid-sm text-positive' : 'sr-only'}>
        {busy && t('common.pleaseWait')}
        {done && t('admin.roleUpdated', { role: name(user.role) })}
      </p>
      {asking && (
        <ConfirmDialog
          title={t('admin.ownRoleTitle')}
          no={t('admin.keepRole')}
          onNo={() => setAsking(false)}
          yes={t('admin.ownRoleConfirm')}
          onYes={() => change('user')}
        >
          <p>{t('admin.ownRoleText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
