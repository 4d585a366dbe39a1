import type { ContactMessage } from '../domain/contact.ts'
import type { Result } from '../domain/errors.ts'
import { storable } from '../domain/storable.ts'
import { attempt } from './errors.ts'
import { ask } from './public-api.ts'

/** Stores a message for the studio, which also gets it by email. `website` is the honeypot of the form. */
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
