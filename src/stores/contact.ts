import * as backend from '../backend/contact.ts'
import { type ContactMessage, contactErrors } from '../domain/contact.ts'
import { failure, type Result } from '../domain/errors.ts'
import { contactDraft } from './contact-draft.ts'

/** Sends a message to the studio, unless its fields are wrong. `website` is the field that only programs fill in. */
export async function sendMessage(
  message: ContactMessage,
  { locale, website }: { locale: string; website: string },
): Promise<Result<void>> {
  const [refusal] = Object.values(contactErrors(message))
  if (refusal) return failure(refusal)
  const result = await backend.sendContactMessage(message, { locale, website })
  if (result.ok) contactDraft.forget()
  return result
}
