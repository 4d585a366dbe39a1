const keyOf = (bookingId?: string) => `gegee-draft-notes${bookingId ? `-${bookingId}` : ''}`

/**
 * Notes of an unsent booking, or of unsaved changes to the booking of that id: they survive reload, language
 * switch and sign-in, within this tab.
 */
export const draftNotes = {
  read: (bookingId?: string) => sessionStorage.getItem(keyOf(bookingId)) ?? undefined,
  keep: (notes: string, bookingId?: string) => sessionStorage.setItem(keyOf(bookingId), notes),
  forget: (bookingId?: string) => sessionStorage.removeItem(keyOf(bookingId)),
}
