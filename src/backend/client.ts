import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js'
import { storageKeys } from '../domain/storage-keys.ts'

/** Without a configured project the API is on the page's own origin. */
const projectUrl = () => import.meta.env.PUBLIC_SUPABASE_URL || location.origin

/** Where the studio's own function answers. */
export const functionsUrl = (): string => `${projectUrl()}/functions/v1/studio`

function connect(): SupabaseClient {
  const url = projectUrl()
  const key = import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY
  const client = createClient(url, key, {
    auth: {
      flowType: 'pkce',
      // The callback screen handles every form of link itself and says what went wrong.
      detectSessionInUrl: false,
      storageKey: storageKeys.session,
    },
    global: { fetch: guardedFetch },
  })

  /**
   * Fails before the database is asked as nobody because the session cannot be renewed for now: the refusal would name
   * a wrong reason. Looks at requests to the database only: asking for the session during a call to the authentication
   * service would wait for itself.
   */
  async function guardedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const asNobody = new Headers(init?.headers).get('Authorization') === `Bearer ${key}`
    if (asNobody && String(input).startsWith(`${url}/rest/v1`)) {
      // The library has just asked the same, and answers a failed renewal from memory.
      const { error } = await client.auth.getSession()
      if (error && isAuthRetryableFetchError(error)) {
        // PostgREST's client reports anything thrown as a lost connection.
        if (error.status) return new Response(null, { status: error.status })
        throw error
      }
    }
    return fetch(input, init)
  }

  return client
}

/** How many there are: two of the same name would warn about each other on the console. */
let besides = 0

/** A second client with a session that ends with the page; the browser's own session stays as it is. */
export function clientBeside(): SupabaseClient {
  besides += 1
  const auth = {
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: `${storageKeys.session}-beside-${besides}`,
  }
  return createClient(projectUrl(), import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, { auth })
}

let client: SupabaseClient | undefined

/** The one client of this tab. */
export function supabase(): SupabaseClient {
  client ??= connect()
  return client
}
