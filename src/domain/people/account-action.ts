/** What an admin does to somebody's account, by the names that the database and the studio's function know. */
export type AccountAction = 'block' | 'unblock' | 'delete' | 'remove_factors' | 'send_recovery' | 'invite'

/** Whether an action needs a reason for the log, may have one, or has none. */
export function reasonFor(action: AccountAction): 'needed' | 'optional' | undefined {
  if (action === 'block' || action === 'remove_factors') return 'needed'
  return action === 'delete' ? 'optional' : undefined
}

/** Of the reason for an action on an account, in characters. */
export const ACT_REASON_MAX_LENGTH = 500

interface Standing {
  email: string | null
  hasAccount: boolean
  blocked: boolean
  secondStep: boolean
}

/** What an admin can do to an account as it stands, or to get somebody one. */
export function possibleActions({ email, hasAccount, blocked, secondStep }: Standing): AccountAction[] {
  if (!hasAccount) return email ? ['invite'] : []
  return [
    'send_recovery',
    ...(secondStep ? (['remove_factors'] as const) : []),
    blocked ? 'unblock' : 'block',
    'delete',
  ]
}
