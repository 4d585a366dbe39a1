import type { Page } from '@playwright/test'
import { contact } from '../../src/content/contact.ts'
import { expect } from './test.ts'

interface Mail {
  subject: string
  link: string
  text: string
}

/** The path of the link that answers a request, as the mail to the studio has it. */
export async function answerLink(page: Page, bookingId: string): Promise<string> {
  const isTheOne = ({ link, text }: Mail) => link.includes('/answer#') && text.includes(bookingId)
  return pathOf((await mailTo(page, contact.email, isTheOne)).link)
}

/** The newest mail to somebody that is the one; mails go out a moment after what they tell of. */
export async function mailTo(page: Page, to: string, isTheOne: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/__mail.json?to=${encodeURIComponent(to)}`)
      found = ((await answer.json()) as Mail[]).find(isTheOne)
      return found !== undefined
    })
    .toBe(true)
  if (!found) throw new Error(`No such mail to ${to}`)
  return found
}

function pathOf(link: string): string {
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

/** The path of the link with which somebody ends newsletters, as the newsletter with this subject has it. */
export async function unsubscribeLink(page: Page, to: string, subject: string): Promise<string> {
  const { text } = await mailTo(page, to, (mail) => mail.subject === subject)
  const [link = ''] = text.match(/https?:\/\/\S+\/unsubscribe#\w+/) ?? []
  return pathOf(link)
}
