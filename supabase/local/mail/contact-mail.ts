import { contact } from '../../../src/content/contact.ts'
import { mailtoLink } from '../../../src/domain/reply.ts'
import type { Database } from '../database/database.ts'
import { escapeHtml } from './escape-html.ts'
import { MAIL_STYLES, mailPage } from './mail-page.ts'
import type { NewMail } from './mailbox.ts'

type ContactMessage = { name: string; email: string; message: string; locale: string }

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
      const messages = await sql.query<ContactMessage>(
        `update public.contact_messages set delivered_at = clock_timestamp()
         where delivered_at is null returning name, email, message, locale`,
      )
      for (const message of messages) deliver(writeContactMail(message))
    })
  } catch (error) {
    console.error('A message of the contact form is stored but could not be delivered.', error)
  }
}

/** The mail to the studio, in its own language. Answering it answers the sender. */
function writeContactMail({ name, email, message, locale }: ContactMessage): NewMail {
  const subject = `Сайтаас ирсэн зурвас: ${name}`
  const link = mailtoLink(email)
  const from = `${name} <${email}> (${locale.toUpperCase()})`
  return {
    to: contact.email,
    replyTo: email,
    subject,
    link,
    text: [from, message, `Хариулах: ${email}`].join('\n\n'),
    html: mailPage(
      'mn',
      subject,
      `<p>${escapeHtml(from)}</p>
<p style="white-space:pre-wrap">${escapeHtml(message)}</p>
<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="${MAIL_STYLES.button}">Хариулах</a></p>`,
    ),
  }
}
