import type { Session, SupabaseClient, User } from '@supabase/supabase-js'
import type { AccountMail } from './account-mail.ts'
import type { AccountServer } from './account-server.ts'
import { PASSWORD } from './backend.ts'

/** The newest mail to an address. Throws when there is none. */
export function newestMail(server: AccountServer, address: string): AccountMail {
  const [mail] = server.mailsTo(address)
  if (mail === undefined) throw new Error(`No mail was sent to ${address}.`)
  return mail
}

/** Hands over what a mail's link holds, as the site's page does when its button is pressed. */
export function useLink(client: SupabaseClient, { tokenHash, type }: AccountMail) {
  return client.auth.verifyOtp({ token_hash: tokenHash, type: type as 'signup' })
}

/** Registers PASSWORD for an address, which is not confirmed then. */
export async function signUp(server: AccountServer, email: string, data: Record<string, unknown> = {}) {
  const body = JSON.stringify({ email, password: PASSWORD, data })
  const answer = await server.fetch('/auth/v1/signup', { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
}

/** An account of PASSWORD whose address is confirmed, signed in on a client of its own. */
export async function newAccount(
  server: AccountServer,
  email: string,
  data: Record<string, unknown> = {},
): Promise<{ client: SupabaseClient; user: User; session: Session }> {
  await signUp(server, email, data)
  const client = server.newClient()
  const { data: confirmed, error } = await useLink(client, newestMail(server, email))
  if (error) throw error
  if (!confirmed.user || !confirmed.session) throw new Error(`No session for ${email}.`)
  return { client, user: confirmed.user, session: confirmed.session }
}
