import type { ContactMessage } from './contact.ts'

/** The words an answer begins with; they have `{{name}}` and `{{date}}` where these belong. */
export interface ReplyWords {
  subject: string
  greeting: string
  quote: string
}

/** Longer addresses are cut off by mail programs; a Cyrillic letter takes six characters of one. */
const QUOTE_MAX_LENGTH = 300

/** Opens a mail program with a mail to this address; nothing in the address begins another part of the mail. */
export const mailtoLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** Calls a number, without the spaces that people read it with. */
export const telLink = (phone: string) => `tel:${encodeURI(phone.replaceAll(' ', ''))}`

/** Opens the admin's mail program with an answer begun: to the sender, with subject, greeting and quote. */
export function replyLink({ name, email, message }: ContactMessage, words: ReplyWords, date: string): string {
  const characters = [...message]
  const quoted =
    characters.length > QUOTE_MAX_LENGTH ? `${characters.slice(0, QUOTE_MAX_LENGTH).join('')}…` : message
  const body = [
    words.greeting.replace('{{name}}', () => name),
    '',
    '',
    '',
    words.quote.replace('{{date}}', () => date),
    ...quoted.split(/\r?\n/).map((line) => `> ${line}`),
  ].join('\r\n')
  const query = `subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`
  return `${mailtoLink(email)}?${query}`
}
