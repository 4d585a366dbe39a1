import { AsyncLocalStorage } from 'node:async_hooks'

/** The proof key of a PKCE client: only a client with its secret half may redeem a code of GET /verify. */
export type Challenge = { value: string; method: 's256' | 'plain' }

/** What the request that causes a mail says about the mail's link; lite itself does not look at it. */
export type LinkWishes = {
  redirectTo: string | null
  challenge: Challenge | null
  /** Mails that lite asked for meanwhile. They are written once it has stored what it does. */
  due: { purpose: 'signup' | 'email_change'; userId: string }[]
}

/** The wishes of the request at work, for the mailer, which lite calls without the request. */
export const linkWishes = new AsyncLocalStorage<LinkWishes>()

/** Reads the wishes from a request to the auth API and its JSON body. */
export function readLinkWishes(url: URL, body: Record<string, unknown>): LinkWishes {
  const { code_challenge: value, code_challenge_method: given } = body
  const method = typeof given === 'string' ? given.toLowerCase() : ''
  return {
    redirectTo: url.searchParams.get('redirect_to'),
    challenge:
      typeof value === 'string' && value !== '' && (method === 's256' || method === 'plain')
        ? { value, method }
        : null,
    due: [],
  }
}
