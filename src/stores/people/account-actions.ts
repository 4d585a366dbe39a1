import { actOnAccount } from '../../backend/people/account-actions.ts'
import { failure, type Result } from '../../domain/errors.ts'
import { type AccountAction, reasonFor } from '../../domain/people/account-action.ts'
import { loadLatestActs } from './admin-log.ts'
import { loadUser, type User } from './users.ts'

/** Acts on the account of the person whose page is open, and shows how it stands then. */
export async function act(
  { id }: Pick<User, 'id'>,
  action: AccountAction,
  reason: string,
): Promise<Result<void>> {
  if (reasonFor(action) === 'needed' && reason.trim() === '') return failure('reason_missing')
  const result = await actOnAccount(id, action, reason.trim())
  // A deleted account no longer has a page; failures are in the log, too.
  if (!result.ok) await loadLatestActs(id)
  else if (action !== 'delete') await Promise.all([loadUser(id), loadLatestActs(id)])
  return result
}
