import * as backend from '../../backend/people/mail-link.ts'
import type { Result } from '../../domain/errors.ts'
import type { MailLink } from '../../domain/people/mail-link.ts'
import { forgetDrafts } from '../draft.ts'
import { $session, loadSession } from './session.ts'

/**
 * Redeems a link from an email; answers whether somebody is signed in by it, and as whom. What another person has typed
 * in this tab goes with their session.
 */
export async function redeemMailLink(link: MailLink): Promise<Result<{ email: string } | undefined>> {
  const before = $session.get()
  const redeemed = await backend.redeemMailLink(link)
  if (!redeemed.ok || !redeemed.value) return redeemed
  if (before.status === 'signed-in' && before.account.id !== redeemed.value.id) forgetDrafts()
  await loadSession()
  return redeemed
}
