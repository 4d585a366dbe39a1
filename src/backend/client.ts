import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** Where the session lies in local storage; the inline script of every page looks at the same key. */
export const SESSION_STORAGE_KEY = 'gegee-session'

let client: SupabaseClient | undefined

/** The one connection of this tab. Without a configured project it talks to the page's own origin. */
export function supabase(): SupabaseClient {
  client ??= createClient(
    import.meta.env.PUBLIC_SUPABASE_URL || location.origin,
    import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      auth: {
        flowType: 'pkce',
        persistSession: true,
        autoRefreshToken: true,
        // The callback screen handles every form of link itself and says what went wrong.
        detectSessionInUrl: false,
        storageKey: SESSION_STORAGE_KEY,
      },
    },
  )
  return client
}
