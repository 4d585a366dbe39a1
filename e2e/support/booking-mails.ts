import type { Page } from '@playwright/test'
import { contact } from '../../src/content/contact.ts'
import type { Mail } from '../../supabase/local/mail/mailbox.ts'
import { expect } from './test.ts'

/** Mails to somebody that speak of a booking, oldest first. */
export async function mailsAbout(page: Page, bookingId: string, to: string = contact.email): Promise<Mail[]> {
  const answer = await page.request.get(`/__mail.json?to=${encodeURIComponent(to)}`)
  const mails = (await answer.json()) as Mail[]
  return mails.filter(({ text }) => text.includes(bookingId)).toReversed()
}

/** The newest of them, once there are so many. */
export async function mailNumber(page: Page, count: number, bookingId: string, to?: string): Promise<Mail> {
  await expect.poll(async () => (await mailsAbout(page, bookingId, to)).length).toBe(count)
  return (await mailsAbout(page, bookingId, to)).at(-1) as Mail
}

/** Words as mails have them: they break their lines anywhere. */
export const breakable = (words: string): string => words.replace(/[\u00a0\u202f]/g, ' ')
