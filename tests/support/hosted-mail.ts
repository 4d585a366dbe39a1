import { type AccountMail, readAccountMail } from './account-mail.ts'
import { headOf } from './smtp.ts'

/** A mail as GoTrue sends it: one part of HTML, everything but ASCII encoded. */
export function accountMailOf(raw: string): AccountMail {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  return readAccountMail(decodedWords(headOf(raw, 'Subject') ?? ''), quotedPrintable(body))
}

const fromBytes = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const quotedPrintable = (text: string) => fromBytes(text.replace(/=\r\n/g, ''))

/** RFC 2047, in the way GoTrue's writer has: UTF-8 and the letter q. */
const decodedWords = (text: string) =>
  fromBytes(
    text
      .replace(/\?=\s+=\?UTF-8\?q\?/gi, '')
      .replace(/=\?UTF-8\?q\?(.*?)\?=/gi, (_, word: string) => word.replaceAll('_', ' ')),
  )
