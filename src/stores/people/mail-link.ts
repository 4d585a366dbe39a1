import * as backend from '../../backend/people/mail-link.ts'
import type { Result } from '../../domain/errors.ts'
import type { MailLink } from '../../domain/people/mail-link.ts'
import { loadSession } from './session.ts'

/** Redeems a link from an email; answers whether somebody is signed in by it, and as whom. */
export async function redeemMailLink(link: MailLink): Promise<Result<{ email: string } | undefined>> {
  const redeemed = await backend.redeemMailLink(link)
  if (redeemed.ok && redeemed.value) await loadSession()
  return redeemed
}
