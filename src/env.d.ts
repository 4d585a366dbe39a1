/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Address of a hosted Supabase project; empty for the API on the page's own origin. */
  readonly PUBLIC_SUPABASE_URL: string
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY: string
  /** Names of providers to sign in with, as the project calls them: `google, facebook`. Empty for none. */
  readonly PUBLIC_AUTH_PROVIDERS: string
  /** Site key of Cloudflare Turnstile; empty for no captcha. */
  readonly PUBLIC_CAPTCHA_SITE_KEY: string
}
