import { failure, type Result } from '../../domain/errors.ts'
import type { Credentials } from '../../domain/people/account.ts'
import type { DeviceCode } from '../../domain/people/second-step.ts'
import { captchaToken } from '../captcha.ts'
import { clientBeside, supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { askAccounts } from './ask-accounts.ts'

/** Everything the studio keeps of the signed-in person, as JSON to read. */
export async function exportOwnData(): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('export_own_data'),
    (data) => JSON.stringify(data, null, 2),
  )
}

/**
 * Deletes the account. Signs in once more in a separate session, with the second step where there is one, since a
 * session of the last minutes is required. The browser's session stays as it is where that is refused.
 */
export async function deleteOwnAccount(
  { email, password }: Credentials,
  secondStep: DeviceCode | undefined,
): Promise<Result<void>> {
  const beside = clientBeside()
  const signedIn = await askAccounts(
    async () => beside.auth.signInWithPassword({ email, password, options: await captchaToken() }),
    () => undefined,
  )
  if (!signedIn.ok) return signedIn.code === 'credentials_wrong' ? failure('password_wrong') : signedIn
  const proved = secondStep
    ? await askAccounts(
        () => beside.auth.mfa.challengeAndVerify({ factorId: secondStep.device, code: secondStep.code }),
        () => undefined,
      )
    : signedIn
  const deleted = proved.ok
    ? await attempt(
        () => beside.rpc('delete_own_account'),
        () => undefined,
      )
    : proved
  if (!deleted.ok) await beside.auth.signOut({ scope: 'local' })
  return deleted
}
