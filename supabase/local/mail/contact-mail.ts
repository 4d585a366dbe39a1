import { contact } from '../../../src/content/contact.ts'
import { mailtoLink } from '../../../src/domain/reply.ts'
import { DEFAULT_LOCALE } from '../../../src/i18n/locales.ts'
import type { ContactPayload } from '../../../src/mail/contact-message.ts'
import { writeMail } from '../../../src/mail/write.ts'
import type { Database } from '../database/database.ts'
import type { NewMail } from './mailbox.ts'

/**
 * Sends the messages of the contact form that have not gone out yet to the studio's address. What fails here
 * stays in the database and goes out with the next message, or at the next start.
 */
export async function deliverContactMessages(
  database: Database,
  deliver: (mail: NewMail) => void,
): Promise<void> {
  const [schema] = await database.sql.query<{ there: boolean }>(
    "select to_regclass('public.contact_messages') is not null as there",
  )
  if (!schema?.there) return
  try {
    await database.transaction(async (sql) => {
      const messages = await sql.query<ContactPayload>(
        `update public.contact_messages set delivered_at = clock_timestamp()
         where delivered_at is null returning name, email, message, locale`,
      )
      for (const message of messages) {
        deliver({
          to: contact.email,
          // An answer to the mail goes to the sender of the message.
          replyTo: message.email,
          link: mailtoLink(message.email),
          // The studio reads Mongolian, whatever the sender writes.
          ...writeMail('contact_message', DEFAULT_LOCALE, message),
        })
      }
    })
  } catch (error) {
    console.error('A message of the contact form is stored but could not be delivered.', error)
  }
}
