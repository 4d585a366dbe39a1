import type { ContactMessage } from '../domain/contact.ts'
import type { Result } from '../domain/errors.ts'
import { attempt } from './errors.ts'
import { ask } from './public-api.ts'

/** Stores a message for the studio, which also gets it by e-mail. `website` is the honeypot of the form. */
export async function sendContactMessage(
  { name, email, message }: ContactMessage,
  { locale, website }: { locale: string; website: string },
): Promise<Result<void>> {
  return attempt(
    () =>
      ask('/rpc/send_contact_message', {
        name: storable(name),
        email,
        message: storable(message),
        locale,
        website,
      }),
    () => undefined,
  )
}

/** A text as JSON and the database take it: without NUL and halves of characters. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
