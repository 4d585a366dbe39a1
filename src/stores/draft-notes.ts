const KEY = 'gegee-draft-notes'

/** Notes of an unsent booking: they survive reload, language switch and sign-in, within this tab. */
export const draftNotes = {
  read: () => sessionStorage.getItem(KEY) ?? '',
  keep: (notes: string) => sessionStorage.setItem(KEY, notes),
  forget: () => sessionStorage.removeItem(KEY),
}
