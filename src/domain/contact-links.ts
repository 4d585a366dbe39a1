/** Opens a mail program with a mail to this address; nothing in the address begins another part of the mail. */
export const mailtoLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** Calls a number, without the spaces that people read it with. */
export const telLink = (phone: string) => `tel:${encodeURI(phone.replaceAll(' ', ''))}`
