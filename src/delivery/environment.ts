import { contact } from '../content/contact.ts'

/** The environment of a process, as Node and Deno hand it out. */
export type Environment = Record<string, string | undefined>

/** By which transport mails leave, and what each needs. */
export type TransportSettings =
  | { kind: 'mailbox' }
  | { kind: 'smtp'; url: string }
  | { kind: 'resend'; baseUrl: string; key: string }

export interface MailSettings {
  transport: TransportSettings
  /** The sender of every mail, `Gegee Studio <mail@studio.mn>`. */
  from: string
  /** Where the studio reads. */
  studioEmail: string
}

/** Sentences that say what is missing or wrong. None quotes a secret. */
export class SetUpFaults extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const ADDRESS = /^[^@<>\s]+@[^@<>\s]+\.[^@<>\s]+$/
const SENDER = /^(?:[^<>"@\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/

/**
 * Reads how mails are sent. `kinds` are the transports this place offers, the default first. Throws SetUpFaults, with
 * everything that is wrong at once.
 */
export function mailSettings(env: Environment, kinds: readonly TransportSettings['kind'][]): MailSettings {
  const faults: string[] = []
  const kind = kinds.find((name) => name === (env.MAIL_TRANSPORT || kinds[0]))
  if (kind === undefined) {
    faults.push(`MAIL_TRANSPORT is none of: ${kinds.join(', ')}.`)
  }
  const transport = kind && transportSettings(kind, env, faults)
  // Nothing leaves a mailbox, so its mails need no sender of their own.
  const from = env.MAIL_FROM || (kind === 'mailbox' ? `Gegee Studio <${contact.email}>` : '')
  if (kind && !SENDER.test(from)) {
    faults.push(`MAIL_FROM ${missing(env.MAIL_FROM)}: the sender, such as "Gegee Studio <mail@studio.mn>".`)
  }
  const studioEmail = env.MAIL_STUDIO || contact.email
  if (!ADDRESS.test(studioEmail)) faults.push('MAIL_STUDIO is no email address: where the studio reads.')
  if (!transport || faults.length > 0) throw new SetUpFaults(faults)
  return { transport, from, studioEmail }
}

function transportSettings(
  kind: TransportSettings['kind'],
  env: Environment,
  faults: string[],
): TransportSettings {
  if (kind === 'mailbox') return { kind }
  if (kind === 'smtp') {
    const url = env.SMTP_URL ?? ''
    if (!/^smtps?:$/.test(protocolOf(url))) {
      faults.push(
        `SMTP_URL ${missing(url)}: the mail server, such as smtps://user:password@mail.studio.mn:465.`,
      )
    }
    return { kind, url }
  }
  const key = env.RESEND_API_KEY ?? ''
  if (!/^re_\w+$/.test(key)) faults.push(`RESEND_API_KEY ${missing(key)}: Resend's key, re_….`)
  const baseUrl = env.RESEND_BASE_URL || 'https://api.resend.com'
  if (!/^https?:$/.test(protocolOf(baseUrl))) faults.push('RESEND_BASE_URL is no web address.')
  return { kind, baseUrl, key }
}

/** How a sentence about a variable begins. */
export const missing = (value: string | undefined) => (value ? 'is not right' : 'is missing')

/** Of a whole address; of `smtp:` alone none. */
function protocolOf(url: string): string {
  return URL.canParse(url) && new URL(url).hostname ? new URL(url).protocol : ''
}
