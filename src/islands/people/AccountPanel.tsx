import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { type AccountAction, possibleActions } from '../../domain/people/account-action.ts'
import { formatDay } from '../../i18n/format.ts'
import { localizedPath } from '../../i18n/url.ts'
import type { UserDetails } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { Part } from '../shared/Part.tsx'
import { useArrival } from '../shared/use-arrival.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { actionWords } from './action-words.ts'
import { LatestActs } from './LatestActs.tsx'

interface Props {
  user: UserDetails
  /** Whether it is the admin's own account, which the profile is for. */
  own: boolean
}

/** What an admin can do to somebody's account, or to get them one, and what was done. */
export function AccountPanel({ user, own }: Props) {
  const { locale, t } = useTexts('accounts')
  const [asking, setAsking] = useState<AccountAction>()
  const [done, setDone] = useState<{ words: string }>()
  const notice = useArrival<HTMLDivElement>(done)
  const actions = own ? [] : possibleActions(user)

  function finish(action: AccountAction) {
    if (action === 'delete') return location.replace(localizedPath(locale, '/admin/users'))
    setAsking(undefined)
    setDone({ words: actionWords(t, action, user).done })
  }

  return (
    <Part title={t('accounts.title')} {...(actions.length > 1 && { text: t('accounts.text') })}>
      {done && (
        <div ref={notice} tabIndex={-1}>
          <Notice kind="success">{done.words}</Notice>
        </div>
      )}
      {user.invited && <p>{t('accounts.invitedOn', { date: formatDay(locale, user.invited) })}</p>}
      {!user.hasAccount && !user.email && <p>{t('accounts.inviteNoEmail')}</p>}
      {actions.length > 0 && (
        <ul>
          {actions.map((action) => {
            const { label, text } = actionWords(t, action, user)
            return (
              <li
                key={action}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
              >
                <p className="max-w-prose min-w-0 basis-64 grow text-muted">{text}</p>
                <Button
                  look="plain"
                  className={action === 'block' || action === 'delete' ? 'text-negative!' : ''}
                  onClick={() => {
                    setDone(undefined)
                    setAsking(action)
                  }}
                >
                  {label}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <LatestActs userId={user.id} />
      {asking && (
        <ActionDialog
          user={user}
          action={asking}
          onClose={() => setAsking(undefined)}
          onDone={() => finish(asking)}
        />
      )}
    </Part>
  )
}
