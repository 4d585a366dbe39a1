import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** A captured email. `link` is the one link in it. */
export type Mail = {
  id: string
  to: string
  /** The address that an answer goes to, when it is not the studio's. */
  replyTo?: string
  subject: string
  text: string
  html: string
  link: string
  sentAt: string
}

export type NewMail = Omit<Mail, 'id' | 'sentAt'>

/** Keeps the mails of the embedded backend, which sends none. */
export type Mailbox = {
  add(mail: NewMail): void
  /** Newest first; all, or those to one address. */
  list(to?: string): Mail[]
}

const CAPACITY = 200

/** Opens the mailbox: in `file` (one JSON object a line), or in memory without one. Keeps the newest 200. */
export function openMailbox(file?: string): Mailbox {
  const mails = file === undefined ? [] : readMails(file).slice(-CAPACITY)
  return {
    add(fields) {
      const mail = { ...fields, id: randomUUID(), sentAt: new Date().toISOString() }
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
