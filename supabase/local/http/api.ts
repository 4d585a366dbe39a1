import type { App } from '@supabase/lite'
import { authApi } from '../auth/api.ts'
import type { PostedMail } from '../auth/call.ts'
import type { BackendOptions } from '../backend.ts'
import { authLimits, type LiteConfig, mailInterval } from '../config.ts'
import type { Database } from '../database/database.ts'
import { refuseCostly } from '../rest/costly-queries.ts'
import { refuseMalformedToken } from '../rest/malformed-token.ts'
import { asSyntaxRefusal, refuseNul } from '../rest/refusals.ts'
import { asSingleObject } from '../rest/single-object.ts'
import { callerOf } from './caller.ts'
import { tooMuch } from './refused-writes.ts'

type ApiOptions = {
  app: Pick<App, 'fetch'>
  config: LiteConfig
  database: Database
  options: BackendOptions
  post: (mail: PostedMail) => void
}

/** Supabase's auth and data API over lite; requests are answered one after the other, callers in turn. */
export function apiInTurns({ app, config, database, options, post }: ApiOptions) {
  const { siteUrl, keys } = options
  const lite = async (request: Request) =>
    asSingleObject(request, await asSyntaxRefusal(await app.fetch(request, { peerAddress: null })))
  const data = async (request: Request) =>
    refuseNul(request) ?? refuseCostly(request) ?? refuseMalformedToken(request, keys) ?? lite(request)
  const auth = authApi({
    sql: database.sql,
    transaction: database.transaction,
    config: config.auth ?? {},
    post,
    siteUrl,
    lite,
    mailIntervalSeconds: options.mailIntervalSeconds ?? mailInterval(config),
    limits: options.limits ?? authLimits(),
  })
  let state: 'checked' | 'open' | 'closing' = 'checked'
  return {
    /** `begin` is called when the request has its turn. */
    answer(request: Request, begin = () => {}): Promise<Response> {
      const { pathname } = new URL(request.url)
      const job = async () => {
        begin()
        // What still waits when the server closes has nobody any more who hears the answer.
        if (state === 'closing') return tooMuch(pathname, 5)
        return pathname.startsWith('/auth/') ? auth(request) : data(request)
      }
      // The checks of the start have the server's own time: on a busy machine they take longer than a customer's request may.
      return database.exclusively(job, state === 'checked' ? undefined : callerOf(request.headers, keys))
    },
    /** The checks of the start are over: from now on requests are its callers'. */
    open() {
      state = 'open'
    },
    close() {
      state = 'closing'
    },
  }
}
