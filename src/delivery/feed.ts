import { type FeedContent, feedFile } from '../mail/feed.ts'
import type { FunctionContext } from './function-context.ts'
import { isToken } from './token.ts'

/** Somebody's calendar, `/calendar/<token>.ics`, which calendar programs ask for again and again. */
export async function feed(
  request: Request,
  file: string,
  { rpc, addresses }: FunctionContext,
): Promise<Response> {
  const [token = '', ending] = file.split('.', 2)
  const known = isToken(token) && ending === 'ics'
  const content = known ? await rpc<FeedContent | null>('calendar_feed_content', { token }) : null
  if (content === null) {
    const words = 'This calendar is not here any more. The profile on the site has its address.\n'
    return new Response(words, { status: 404 })
  }
  const headers = { 'Cache-Control': 'private, max-age=300', ETag: await entityTag(JSON.stringify(content)) }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(feedFile(content, addresses, new Date()), {
    headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}

async function entityTag(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `"${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
