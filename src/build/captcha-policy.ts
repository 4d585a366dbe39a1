/** Cloudflare's Turnstile: its script, and the frame in which it asks. */
const host = 'https://challenges.cloudflare.com'

interface PagePolicy {
  insertScriptResource(resource: string): void
  insertDirective(directive: `frame-src ${string}`): void
}

/**
 * Allows the captcha in the policy of a page with forms, where the operator has switched it on; no other page allows
 * it.
 */
export function allowCaptcha(policy: PagePolicy | undefined, siteKey: string | undefined): void {
  if (!siteKey) return
  // Astro leaves out the site itself as soon as anybody else is named.
  policy?.insertScriptResource("'self'")
  policy?.insertScriptResource(host)
  policy?.insertDirective(`frame-src ${host}`)
}
