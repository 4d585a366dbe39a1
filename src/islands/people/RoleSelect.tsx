import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { Role } from '../../domain/people/access.ts'
import { knownAs } from '../../domain/people/customer.ts'
import { setUserRole, type User } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { failureText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  user: Pick<User, 'id' | 'fullName' | 'email' | 'phone' | 'role'>
  /** Whether it is the admin's own account. */
  own: boolean
  /** In a list: a word, whose frame comes with the mouse or the focus. */
  quiet?: boolean
}

/** The role dropdown. It asks before it changes one, and shows what the database holds: a refused change falls back. */
export function RoleSelect({ user, own, quiet = false }: Props) {
  const { t } = useTexts('common', 'admin', 'people', 'errors')
  const { busy, error, submit } = useSubmission()
  const [asking, setAsking] = useState<Role>()
  const [done, setDone] = useState(false)
  const name = (role: Role) => t(role === 'admin' ? 'admin.roleAdmin' : 'admin.roleUser')

  async function change(role: Role) {
    const result = await submit(() => setUserRole(user, role, { own }))
    setAsking(undefined)
    setDone(result?.ok ?? false)
  }

  return (
    <div className="grid gap-2">
      <select
        className={`control ${quiet ? 'control-quiet' : ''}`}
        aria-label={t('admin.roleOf', { email: user.email ?? '' })}
        value={user.role}
        onChange={({ target }) => {
          setDone(false)
          setAsking(target.value as Role)
        }}
      >
        {(['user', 'admin'] as const).map((role) => (
          <option key={role} value={role}>
            {name(role)}
          </option>
        ))}
      </select>
      {error && !asking && <Notice kind="failure">{failureText(t, t('admin.roleFailed'), error)}</Notice>}
      <p role="status" className={done ? 'text-fluid-sm text-positive' : 'sr-only'}>
        {done && t('admin.roleUpdated', { role: name(user.role) })}
      </p>
      {asking && (
        <RoleQuestion
          user={user}
          own={own}
          role={asking}
          busy={busy}
          onNo={() => setAsking(undefined)}
          onYes={() => change(asking)}
        />
      )}
    </div>
  )
}

interface QuestionProps extends Omit<Props, 'quiet'> {
  /** The role to be. */
  role: Role
  busy: boolean
  onNo: () => void
  onYes: () => void
}

/** The question before a role changes: who gets it, or loses it. */
function RoleQuestion({ user, own, role, busy, onNo, onYes }: QuestionProps) {
  const { t } = useTexts('common', 'admin', 'people')
  const name = knownAs(user)
  const words =
    role === 'admin'
      ? {
          title: t('people.giveRoleTitle', { name }),
          text: t('people.giveRoleText'),
          yes: t('people.giveRole'),
          no: t('common.cancel'),
        }
      : own
        ? {
            title: t('admin.ownRoleTitle'),
            text: t('admin.ownRoleText'),
            yes: t('admin.ownRoleConfirm'),
            no: t('admin.keepRole'),
          }
        : {
            title: t('people.takeRoleTitle', { name }),
            text: t('people.takeRoleText'),
            yes: t('people.takeRole'),
            no: t('admin.keepRole'),
          }
  return (
    <ConfirmDialog
      title={words.title}
      no={words.no}
      onNo={onNo}
      yes={words.yes}
      onYes={onYes}
      busyText={busy && t('common.pleaseWait')}
    >
      <p>{words.text}</p>
      {user.fullName && user.email && <p className="break-all text-muted">{user.email}</p>}
    </ConfirmDialog>
  )
}
