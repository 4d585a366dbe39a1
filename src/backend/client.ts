import { AuthClient, isAuthRetryableFetchError } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'

/** Where the session lies in local storage; the inline script of every page looks at the same key. */
export const SESSION_STORAGE_KEY = 'gegee-session'

// The two parts of supabase-js that we use. The whole one brings realtime, storage and functions as well: twice
// the bytes on every screen.
const connect = () => {
  // Without a configured project the API is on the page's own origin.
  const url = import.meta.env.PUBLIC_SUPABASE_URL || location.origin
  const key = import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    flowType: 'pkce',
    persistSession: true,
    autoRefreshToken: true,
    // The callback screen handles every form of link itself and says what went wrong.
    detectSessionInUrl: false,
    storageKey: SESSION_STORAGE_KEY,
  })
  /** Signs each call with the session of its moment, renewed if it has run out. */
  const signedFetch: typeof fetch = async (input, init) => {
    const { data, error } = await auth.getSession()
    // Without its session a call would go out as nobody's and be refused for a wrong reason.
    if (error && isAuthRetryableFetchError(error)) {
      // PostgREST's client makes a lost connection of whatever is thrown.
      if (error.status) return new Response(null, { status: error.status })
      throw error
    }
    const headers = new Headers(init?.headers)
    headers.set('apikey', key)
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? key}`)
    return fetch(input, { ...init, headers })
  }
  return { auth, database: new PostgrestClient(`${url}/rest/v1`, { fetch: signedFetch }) }
}

let connection: ReturnType<typeof connect> | undefined

/** The one connection of this tab. */
export function supabase() {
  connection ??= connect()
  return connection
}
