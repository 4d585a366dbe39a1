const PREFIX = 'gegee-draft-'

/** Under which key a tab keeps a draft. */
export const draftKey = (name: string, of?: string) => PREFIX + name + (of ? `-${of}` : '')

/** What a draft looks like, as zod's schemas say it. */
interface Schema<T> {
  safeParse: (stored: unknown) => { data?: T | undefined }
}

/**
 * What is typed into a form and not sent yet, kept within this tab: it survives reload, language switch and
 * sign-in. `of` tells forms of one kind apart, by the id of what they change. A draft that does not fit
 * `schema`, as an older version of the page may have left it, counts as none.
 */
export function createDraft<T>(name: string, schema: Schema<T>) {
  const keyOf = (of: string | undefined) => draftKey(name, of)
  return {
    read: (of?: string): T | undefined =>
      schema.safeParse(parsed(inTab((tab) => tab.getItem(keyOf(of))))).data,
    keep(draft: T, of?: string): void {
      inTab((tab) => tab.setItem(keyOf(of), JSON.stringify(draft)))
    },
    forget(of?: string): void {
      inTab((tab) => tab.removeItem(keyOf(of)))
    },
  }
}

/** Under which key a tab keeps whose drafts it has, once somebody has signed in. */
export const OWNER_KEY = 'gegee-draft-owner'

/** By the id of the account; null where nobody has signed in, or has signed out. */
export const ownerOfDrafts = (): string | null => inTab((tab) => tab.getItem(OWNER_KEY))

/**
 * Gives the drafts of this tab to who is signed in, by the id of the account: what was typed before anybody signed in
 * goes along, what somebody else has typed is forgotten.
 */
export function claimDrafts(accountId: string): void {
  const owner = ownerOfDrafts()
  if (owner && owner !== accountId) forgetDrafts()
  inTab((tab) => tab.setItem(OWNER_KEY, accountId))
}

/** The same where nobody is signed in any more: what was typed by whoever was, is not shown to the next one. */
export function forgetOwnedDrafts(): void {
  if (ownerOfDrafts()) forgetDrafts()
}

/** Forgets every draft of this tab: the next person at this browser sees none of them. */
export function forgetDrafts(): void {
  inTab((tab) => {
    const keys = Array.from({ length: tab.length }, (_, index) => tab.key(index))
    for (const key of keys) if (key?.startsWith(PREFIX)) tab.removeItem(key)
  })
}

/** A browser that keeps nothing for a site throws at the very name of its storage: drafts do not survive there, all else works. */
function inTab<T>(act: (tab: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
