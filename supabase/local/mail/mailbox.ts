import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { OutgoingMail, Transport } from '../../../src/delivery/mail.ts'

/** A captured email. */
export type Mail = Omit<OutgoingMail, 'from'> & { sentAt: string }

/** Keeps the mails of the embedded backend, which sends none. */
export type Mailbox = {
  /** Takes a mail, once: a second of the same id is the same. */
  add(mail: OutgoingMail): void
  /** Newest first; all, or those to one address. */
  list(to?: string): Mail[]
}

const CAPACITY = 200

/** Opens the mailbox: in `file` (one JSON object a line), or in memory without one. Keeps the newest 200. */
export function openMailbox(file?: string): Mailbox {
  const mails = file === undefined ? [] : readMails(file).slice(-CAPACITY)
  return {
    add({ from: _, ...fields }) {
      if (mails.some(({ id }) => id === fields.id)) return
      const mail = { ...fields, sentAt: new Date().toISOString() }
      mails.push(mail)
      const full = mails.length > CAPACITY
      if (full) mails.shift()
      if (file === undefined) return
      if (full) rewrite(file, mails)
      else appendFileSync(file, toLine(mail), { mode: 0o600 })
    },
    list(to) {
      const address = to?.toLowerCase()
      return mails.filter((mail) => address === undefined || mail.to.toLowerCase() === address).toReversed()
    },
  }
}

/** The transport of mails that nobody sends. */
export const toMailbox = (mailbox: Mailbox): Transport => ({
  async send(mail) {
    mailbox.add(mail)
    return null
  },
})

function toLine(mail: Mail): string {
  return `${JSON.stringify(mail)}\n`
}

function rewrite(file: string, mails: readonly Mail[]): void {
  const draft = `${file}.draft`
  writeFileSync(draft, mails.map(toLine).join(''), { mode: 0o600 })
  renameSync(draft, file)
}

function readMails(file: string): Mail[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Mail]
    } catch {
      return [] // the last line, cut short by a crash
    }
  })
}
