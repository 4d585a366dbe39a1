import { App } from '@supabase/lite'
import { people } from '../../src/administration/people.ts'
import { liteConfig } from '../../supabase/local/config.ts'
import type { LocalKeys } from '../../supabase/local/data-folder/keys.ts'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { keepGrants } from '../../supabase/local/patches/grants.ts'
import { answerErrorsLikePostgrest } from '../../supabase/local/patches/rest-errors.ts'
import { asSingleObject } from '../../supabase/local/rest/single-object.ts'
import { token } from './tokens.ts'

interface Places {
  siteUrl: string
  keys: LocalKeys
  gotrueUrl: string
  databaseUrl: string
}

/**
 * What stands before a hosted project: it sends /auth/v1 to GoTrue, what admins do to accounts to the studio's
 * function, all else to the data API, here lite's, and turns the two keys into tokens of their roles.
 */
export async function hostedGateway({ siteUrl, keys, gotrueUrl, databaseUrl }: Places) {
  const database = await openDatabase({ kind: 'postgres', url: databaseUrl })
  keepGrants(database)
  answerErrorsLikePostgrest(database)
  const app = new App({ ...liteConfig(siteUrl, keys), connection: database.connection })

  async function answer(request: Request, address: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/v1/')) return askGotrue(request, address)
    if (pathname === '/functions/v1/studio/people') return people(request, { project, siteUrl })
    return asSingleObject(request, await app.fetch(request, { peerAddress: null }))
  }
  // The function comes to the project by its address, as the browser does.
  const project = {
    url: siteUrl,
    secretKey: keys.secretKey,
    fetch: (request: Request) => answer(request, '127.0.0.1'),
  }

  async function askGotrue(request: Request, address: string): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', address)
    if (!isKey(headers.get('apikey'), keys) && !/\/(verify|callback|authorize)$/.test(pathname)) {
      return Response.json({ message: 'No API key found in request' }, { status: 401 })
    }
    const bearer = headers.get('authorization')?.replace(/^Bearer /, '') ?? headers.get('apikey')
    if (bearer === keys.secretKey) headers.set('authorization', `Bearer ${secretToken(keys)}`)
    if (bearer === keys.publishableKey) headers.delete('authorization')
    const { method } = request
    const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
    const url = `${gotrueUrl}${pathname.replace('/auth/v1', '')}${search}`
    return globalThis.fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) })
  }

  return { fetch: answer, close: () => database.close() }
}

const isKey = (key: string | null, keys: LocalKeys) => key === keys.publishableKey || key === keys.secretKey
const secretToken = (keys: LocalKeys) => token({ role: 'service_role' }, keys.jwtSecret)
