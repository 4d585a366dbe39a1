import { people } from '../administration/people.ts'
import { bounce } from './bounce.ts'
import { feed } from './feed.ts'
import type { FunctionContext } from './function-context.ts'
import { holds } from './secret.ts'
import { unsubscribe } from './unsubscribe.ts'

/** Answers a request with nothing but Web standards. */
export async function handle(request: Request, context: FunctionContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [, first, file] = /\/studio\/([a-z]+)(?:\/([^/]*))?$/.exec(pathname) ?? []
  const route = `${request.method} ${first}`
  if (file !== undefined) return route === 'GET calendar' ? feed(request, file, context) : notFound()
  if (route === 'POST deliver') return forTheSecret(request, context, context.deliver)
  if (route === 'POST check') return forTheSecret(request, context, context.check)
  if (route === 'POST bounces') return bounce(request, context)
  if (route === 'POST people' || route === 'OPTIONS people') {
    return people(request, { project: context.project, siteUrl: context.addresses.siteUrl })
  }
  if (first === 'unsubscribe') return unsubscribe(request, context)
  return notFound()
}

async function forTheSecret(
  request: Request,
  { deliverSecret }: FunctionContext,
  answer: () => Promise<Response>,
) {
  const sent = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (sent && deliverSecret && (await holds(sent, deliverSecret))) return answer()
  return new Response('The secret is missing or wrong.\n', { status: 401 })
}

const notFound = () => new Response('Not found\n', { status: 404 })
