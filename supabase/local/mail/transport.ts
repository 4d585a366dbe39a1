import type { Way } from '../../../src/delivery/environment.ts'
import type { Transport } from '../../../src/delivery/mail.ts'
import { resend } from '../../../src/delivery/resend.ts'
import { type Mailbox, toMailbox } from './mailbox.ts'
import { smtp } from './smtp.ts'

/** The ways that mails leave this server, the default first. */
export const WAYS = ['mailbox', 'smtp', 'resend'] as const

/** The transport of a way. */
export function transportOf(way: Way, mailbox: Mailbox): Transport {
  if (way.transport === 'smtp') return smtp(way.url)
  if (way.transport === 'resend') return resend(way.baseUrl, way.key)
  return toMailbox(mailbox)
}
