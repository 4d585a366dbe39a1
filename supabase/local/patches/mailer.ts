// Replaces `_mailer` of lite's App.
// Why: lite's mails are English, their links ignore redirect_to and PKCE, and their tokens are hashes of six digits
// that anybody can compute. Nothing is sent here; the auth API writes its own mails once lite has stored its part.
// Watched by probeMails().
import type { App } from '@supabase/lite'
import { linkWishes } from '../auth/link-wishes.ts'

type Mailer = NonNullable<App['_mailer']>
type Named = { userId?: string } | undefined

/** Replaces lite's mailer: notes which mail is due to whom. */
export const noteMails: Mailer = {
  sendConfirmation: async (_to, _hash, _code, meta) => note('signup', meta),
  sendEmailChange: async (_to, _hash, _code, meta) => note('email_change', meta),
  sendRecovery: notAsked,
  sendMagicLink: notAsked,
  sendReauthentication: notAsked,
}

function note(purpose: 'signup' | 'email_change', meta: Named): void {
  if (meta?.userId === undefined) throw new Error('lite did not name the account of a mail.')
  linkWishes.getStore()?.due.push({ purpose, userId: meta.userId })
}

async function notAsked(): Promise<never> {
  throw new Error('The auth API answers this call itself.')
}
