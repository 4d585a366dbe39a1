const keyOf = (id?: string) => `gegee-draft-notes${id ? `-${id}` : ''}`

/**
 * Notes of an unsent booking, with an id of one for that customer or of unsaved changes to that booking: they
 * survive reload, language switch and sign-in, within this tab.
 */
export const draftNotes = {
  read: (id?: string) => sessionStorage.getItem(keyOf(id)) ?? undefined,
  keep: (notes: string, id?: string) => sessionStorage.setItem(keyOf(id), notes),
  forget: (id?: string) => sessionStorage.removeItem(keyOf(id)),
}
