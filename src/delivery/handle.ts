import { people } from '../administration/people.ts'
import { bounce } from './bounce.ts'
import { feed } from './feed.ts'
import type { House } from './house.ts'
import { holds } from './secret.ts'
import { unsubscribe } from './unsubscribe.ts'

/** Answers a request with nothing but Web standards. */
export async function handle(request: Request, house: House): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [, first, file] = /\/studio\/([a-z]+)(?:\/([^/]*))?$/.exec(pathname) ?? []
  const route = `${request.method} ${first}`
  if (file !== undefined) return route === 'GET calendar' ? feed(request, file, house) : notFound()
  if (route === 'POST deliver') return forTheSecret(request, house, house.deliver)
  if (route === 'POST check') return forTheSecret(request, house, house.check)
  if (route === 'POST bounces') return bounce(request, house)
  if (route === 'POST people' || route === 'OPTIONS people') {
    return people(request, { project: house.project, siteUrl: house.places.siteUrl })
  }
  if (first === 'unsubscribe') return unsubscribe(request, house)
  return notFound()
}

async function forTheSecret(request: Request, { deliverSecret }: House, answer: () => Promise<Response>) {
  const sent = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (sent && deliverSecret && (await holds(sent, deliverSecret))) return answer()
  return new Response('The secret is missing or wrong.\n', { status: 401 })
}

const notFound = () => new Response('Not found\n', { status: 404 })
