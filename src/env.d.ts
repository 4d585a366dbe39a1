interface ImportMetaEnv {
  /** Address of a hosted Supabase project; empty for the API on the page's own origin. */
  readonly PUBLIC_SUPABASE_URL: string
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY: string
}
