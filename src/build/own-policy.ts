import { createHash } from 'node:crypto'

/** As a content security policy names an inlined style or script. */
export const inlineHash = (content: string) => createHash('sha256').update(content).digest('base64')

const inlined = /<(?:script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g

/**
 * Gives a page a policy with its own hashes, before everything that it judges. Astro's policy names what all pages of
 * the site inline, 3 KB that do not compress, and stands behind the first script.
 */
export function withOwnPolicy(page: string): string {
  const own = new Set(Array.from(page.matchAll(inlined), ([, content = '']) => inlineHash(content)))
  const [policy = ''] = page.match(/<meta http-equiv="content-security-policy"[^>]*>/i) ?? []
  const short = policy.replaceAll(/ 'sha256-([^']+)'/g, (entry, hash: string) => (own.has(hash) ? entry : ''))
  return page.replace(policy, '').replace('<meta charset="utf-8">', (charset) => charset + short)
}
