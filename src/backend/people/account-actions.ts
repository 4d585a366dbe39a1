import type { Result } from '../../domain/errors.ts'
import type { AccountAction } from '../../domain/people/account-action.ts'
import { storable } from '../../domain/storable.ts'
import { functionsUrl, supabase } from '../client.ts'
import { attempt } from '../errors.ts'

/** Has the studio's function act on somebody's account, in the name of the signed-in admin. */
export async function actOnAccount(
  userId: string,
  action: AccountAction,
  reason: string,
): Promise<Result<void>> {
  return attempt(
    async () => {
      const { data, error } = await supabase().auth.getSession()
      if (error) return { data: null, error }
      const answer = await fetch(`${functionsUrl()}/people`, {
        method: 'POST',
        headers: {
          apikey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
          Authorization: `Bearer ${data.session?.access_token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ action, userId, reason: storable(reason) }),
      })
      const said = await answer.json().catch(() => ({}))
      if (answer.ok) return { data: said, error: null }
      return { data: null, error: { message: '', ...said }, status: answer.status }
    },
    () => undefined,
  )
}
