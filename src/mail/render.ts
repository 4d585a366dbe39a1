import { accountNotice } from './account-notice.ts'
import { type CalendarPart, calendarPart } from './calendar-part.ts'
import { clean } from './clean.ts'
import { contactMessage } from './contact-message.ts'
import { contactReply } from './contact-reply.ts'
import { customerMail } from './customer-mail.ts'
import { dayPlan } from './day-plan.ts'
import type { JobDraft } from './draft.ts'
import type { MailJob } from './jobs.ts'
import type { Addresses } from './links.ts'
import { newsletter } from './newsletter.ts'
import { offerMail } from './offer-mail.ts'
import { studioMail } from './studio-mail.ts'
import { type Writer, writerFor } from './writer.ts'
import { type WrittenMail, written } from './written.ts'

/** A mail as a transport takes it. */
export interface RenderedMail extends WrittenMail {
  /** Of the mail's head, beside those of every mail. */
  headers: Record<string, string>
  /** The first thing it asks for. */
  link: string
  /** For the reader's calendar. */
  calendar?: CalendarPart
}

/** Writes a mail of the outbox. The same input gives the same bytes, on Node and on Deno. */
export function renderMail(dirty: MailJob, addresses: Addresses, now: Date): RenderedMail {
  const job = clean(dirty)
  const writer = writerFor(job.locale, addresses, now)
  const { link, headers = {}, ...draft } = draftOf(writer, job)
  const calendar = 'booking' in job.payload ? calendarPart(writer, job.payload) : undefined
  return { ...written(writer.locale, draft), headers, link, ...(calendar && { calendar }) }
}

function draftOf(writer: Writer, job: MailJob): JobDraft {
  switch (job.kind) {
    case 'day_plan':
      return dayPlan(writer, job.payload)
    case 'contact_message':
      return contactMessage(writer, job.payload)
    case 'contact_reply':
      return contactReply(writer, job.payload)
    case 'password_changed':
    case 'second_step_added':
    case 'second_step_removed':
    case 'account_deleted':
      return accountNotice(writer, job.kind, job.payload)
    case 'newsletter':
      return newsletter(writer, job.payload)
    case 'time_offered':
      return offerMail(writer, job.payload)
    default:
      return job.audience === 'customer'
        ? customerMail(writer, job.kind, job.payload)
        : studioMail(writer, job.kind, job.payload)
  }
}
