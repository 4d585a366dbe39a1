/**
 * Two rules, each as strict as its use asks for. An account's address is also a key, for limits and for identity; the
 * contact form's is only written back to, and may be in any script.
 */

/** Characters, as the database counts them, of an address that one is answered at. */
export const EMAIL_MAX_LENGTH = 254

// As the HTML standard and hosted Supabase have it, and with a dot in the domain. Anything looser lets one mailbox be
// written in many ways ("x<a@b.mn>", "a@b.mn."), each with limits of its own.
const ACCOUNT =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** An address as it is typed: a Chinese keyboard may write `＠`, a dot or letters in full width, which no mailbox has. */
export const typedAddress = (text: string): string =>
  text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/** Whether a text is one address that an account can have, and nothing beside it. */
export const isAccountAddress = (text: string): boolean => ACCOUNT.test(text)

// Letters of any script, but nothing that could make a second address or a second line of it in a Reply-To.
const PART = String.raw`[^@<>,;:"\\()[\]\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f\u3000\ufeff]+`
const REPLY = new RegExp(String.raw`^${PART}@${PART}\.${PART}$`)

/** Whether a text is one address that the studio can answer, and nothing beside it. */
export const isReplyAddress = (text: string): boolean =>
  [...text].length <= EMAIL_MAX_LENGTH && REPLY.test(text)
