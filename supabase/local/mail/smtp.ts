import { createTransport } from 'nodemailer'
import { MailRefused, type Transport } from '../../../src/delivery/mail.ts'

/** A mail server. It may take a mail twice when its answer is lost; `Message-ID` then tells that they are one. */
export function smtp(url: string): Transport {
  const transporter = createTransport({ url, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ id, to, replyTo, calendar, from, subject, text, html, headers }, signal) {
      const sending = transporter.sendMail({
        messageId: `<${id}@${domainOf(from)}>`,
        from,
        // As objects: a text could name several.
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        headers,
        ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
        signal,
      })
      const { response } = await sending.catch(refuse)
      return response.slice(0, 200)
    },
  }
}

const domainOf = (sender: string) => /@([^@>\s]+)>?$/.exec(sender)?.[1]

interface SmtpError {
  code?: string
  /** The server's, 550 for instance. */
  responseCode?: number
}

/** Passes an error on, as a refusal where the server said of this mail that it will never take it. */
function refuse(error: Error & SmtpError): never {
  const ofThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  throw ofThisMail && (error.responseCode ?? 0) >= 500 ? new MailRefused(error.message) : error
}
