/** A mail of an account as its reader sees it. */
export interface AccountMail {
  subject: string
  html: string
  /** Where its one link leads. A mail that has a code only, such as that of reauthentication, has none. */
  link: URL | null
  /** What the link hands over, for `verifyOtp({ token_hash, type })`; empty without one. */
  tokenHash: string
  type: string
  /** The six digits to type in instead, where the mail has them. */
  code: string | null
}

/** Reads a mail of which the subject and the HTML are known. */
export function readAccountMail(subject: string, html: string): AccountMail {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(unescaped(href)))
  const handed = (link: URL) => new URLSearchParams(link.hash === '' ? link.search : link.hash.slice(1))
  const link = links.find((one) => handed(one).has('type'))
  const parameters = link ? handed(link) : new URLSearchParams()
  const words = html.replace(/<style[\s\S]*?<\/style>|<[^>]*>|&\S+?;/g, ' ')
  return {
    subject,
    html,
    link: link ?? null,
    tokenHash: parameters.get('token_hash') ?? parameters.get('token') ?? '',
    type: parameters.get('type') ?? '',
    code: /(?<!\d)\d{6}(?!\d)/.exec(words)?.[0] ?? null,
  }
}

const unescaped = (text: string) =>
  text.replaceAll('&#43;', '+').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
