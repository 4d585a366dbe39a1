import { DEFAULT_LOCALE, isLocale } from '../i18n/locales.ts'
import { tokenLink } from '../mail/links.ts'
import type { FunctionContext } from './function-context.ts'
import { isToken } from './token.ts'

/**
 * The address in `List-Unsubscribe`. A mail program posts to it, and that is all (RFC 8058); a person who opens
 * it is led to the page that asks, since programs that look through mails open links, too.
 */
export async function unsubscribe(request: Request, { rpc, addresses }: FunctionContext): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (!isToken(token)) return unknown()
  if (request.method === 'POST') {
    return (await rpc<boolean>('one_click_unsubscribe', { token })) ? new Response('Done.\n') : unknown()
  }
  const asked = searchParams.get('locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  return new Response(null, {
    status: 303,
    headers: { Location: tokenLink({ locale, addresses }, 'unsubscribe', token) },
  })
}

const unknown = () => new Response('This link is not known here, or no longer valid.\n', { status: 404 })
