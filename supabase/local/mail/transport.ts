import type { TransportSettings } from '../../../src/delivery/environment.ts'
import type { Transport } from '../../../src/delivery/mail.ts'
import { resend } from '../../../src/delivery/resend.ts'
import { type Mailbox, toMailbox } from './mailbox.ts'
import { smtp } from './smtp.ts'

/** The transports of this server, the default first. */
export const TRANSPORTS = ['mailbox', 'smtp', 'resend'] as const

export function transportOf(settings: TransportSettings, mailbox: Mailbox): Transport {
  if (settings.kind === 'smtp') return smtp(settings.url)
  if (settings.kind === 'resend') return resend(settings.baseUrl, settings.key)
  return toMailbox(mailbox)
}
