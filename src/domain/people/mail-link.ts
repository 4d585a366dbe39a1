const types = ['signup', 'recovery', 'email_change', 'magiclink', 'invite'] as const

/** What a link in an email of the account is for, by the authentication service's names. */
export type MailLinkType = (typeof types)[number]

export interface MailLink {
  tokenHash: string
  type: MailLinkType
}

/** The link whose fragment this is (`token_hash=…&type=…`), or undefined where it is none of the account's. */
export function readMailLink(fragment: string): MailLink | undefined {
  const entries = new URLSearchParams(fragment)
  // Whoever requests a mail for somebody else could put a token of their own before the mail's.
  if (fragment.includes('#') || entries.getAll('token_hash').length !== 1) return undefined
  const tokenHash = entries.get('token_hash')
  const type = types.find((one) => one === entries.get('type'))
  return tokenHash && type ? { tokenHash, type } : undefined
}
