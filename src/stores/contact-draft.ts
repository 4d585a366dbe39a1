const KEY = 'gegee-draft-contact'

/** An unsent message, by field: it survives reload and language switch, within this tab. */
export const contactDraft = {
  read: (): Record<string, string> => JSON.parse(sessionStorage.getItem(KEY) ?? '{}'),
  keep: (fields: Record<string, string>) => sessionStorage.setItem(KEY, JSON.stringify(fields)),
  forget: () => sessionStorage.removeItem(KEY),
}
