import type { Page } from '@playwright/test'
import { contact } from '../../src/content/contact.ts'
import type { Mail } from '../../supabase/local/mail/mailbox.ts'
import { expect } from './test.ts'

/** What was sent to somebody, newest first. Mails about bookings go out a moment after what they tell of. */
export async function mailsTo(page: Page, to: string): Promise<Mail[]> {
  const answer = await page.request.get(`/__mail.json?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as Mail[]
}

/** The newest mail to somebody that is the one, once it is there. */
export async function mailTo(page: Page, to: string, isTheOne: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      found = (await mailsTo(page, to)).find(isTheOne)
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error(`No such mail to ${to}`)
  return found
}

/**
 * The link in the newest mail to somebody that asks for a press on one; it is there with the answer that tells of it.
 * What has happened to the account is told a moment later.
 */
export async function mailLink(page: Page, to: string): Promise<string> {
  const newest = (await mailsTo(page, to)).find(({ link }) => link.includes('/auth/confirm'))
  if (!newest) throw new Error(`No mail to ${to}`)
  return newest.link
}

/** Mails to somebody that speak of a booking, oldest first. */
export async function mailsAbout(page: Page, bookingId: string, to: string = contact.email): Promise<Mail[]> {
  return (await mailsTo(page, to)).filter(({ text }) => text.includes(bookingId)).toReversed()
}

/** The newest of them, once there are so many. */
export async function mailNumber(page: Page, count: number, bookingId: string, to?: string): Promise<Mail> {
  await expect.poll(async () => (await mailsAbout(page, bookingId, to)).length).toBe(count)
  return (await mailsAbout(page, bookingId, to)).at(-1) as Mail
}

/** The path of the link that answers a request, as the mail to the studio has it. */
export async function answerLink(page: Page, bookingId: string): Promise<string> {
  const isTheOne = ({ link, text }: Mail) => link.includes('/answer#') && text.includes(bookingId)
  return pathOf((await mailTo(page, contact.email, isTheOne)).link)
}

/** The path of the link with which somebody ends newsletters, as the newsletter with this subject has it. */
export async function unsubscribeLink(page: Page, to: string, subject: string): Promise<string> {
  const { text } = await mailTo(page, to, (mail) => mail.subject === subject)
  const [link = ''] = text.match(/https?:\/\/\S+\/unsubscribe#\w+/) ?? []
  return pathOf(link)
}

function pathOf(link: string): string {
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

/** Words as mails have them: they break their lines anywhere. */
export const breakable = (words: string): string => words.replace(/[\u00a0\u202f]/g, ' ')
