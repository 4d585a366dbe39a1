import { periodOf } from '../domain/booking/booking.ts'
import { noonOf, toStudioMoment } from '../domain/calendar/studio-time.ts'
import { telLink } from '../domain/contact-links.ts'
import { readablePhone } from '../domain/people/phone.ts'
import { saidDetails } from '../i18n/booking-facts.ts'
import { formatDate } from '../i18n/format.ts'
import { asBeginning } from '../i18n/joins.ts'
import { periodWordsOn } from '../i18n/session-words.ts'
import { anchor, type Block, button, heading, paragraph, quote, subheading, together } from './blocks.ts'
import { timeOf } from './booking-table.ts'
import { customerName, factWords, type MailedBooking, told } from './booking-words.ts'
import { withoutLines } from './clean.ts'
import type { JobDraft } from './draft.ts'
import { html } from './html.ts'
import type { BookingFacts, DayPayload } from './jobs.ts'
import { pageLink } from './links.ts'
import type { Writer } from './writer.ts'

/** To the studio, in the morning: the day's sessions, what they are for, and how to reach the customers. */
export function dayPlan(writer: Writer, { day, bookings, waiting }: DayPayload): JobDraft {
  const { locale, t } = writer
  const date = formatDate(locale, noonOf(day))
  const link = pageLink(writer, '/admin')
  const inOrder = bookings.toSorted((a, b) => Date.parse(a.booking_date) - Date.parse(b.booking_date))
  return {
    subject: t('mail.day_plan_subject', { date }),
    link,
    blocks: [
      heading(asBeginning(locale, date)),
      paragraph(t('mail.day_plan_lead', { count: bookings.length })),
      ...inOrder.map((booking) => session(writer, booking, day)),
      ...(waiting > 0 ? [paragraph(t('mail.day_plan_waiting', { count: waiting }))] : []),
      button(t('mail.overview'), link),
    ],
  }
}

function session(writer: Writer, facts: BookingFacts, day: string): Block {
  const booking = told(facts)
  const words = factWords(writer)
  const { phone } = facts.customer
  const [name, service] = [customerName(writer, facts), words.nameOf(booking.type, booking.serviceNames)]
  const head = together(subheading(timeOn(day, writer, booking)), {
    text: [name, ...(phone ? [readablePhone(phone)] : []), service].map(withoutLines).join('\n'),
    html: html`<p style="margin:0">
<strong>${name}</strong><br>
${phone ? [anchor(readablePhone(phone), telLink(phone)), html`<br>`] : []}
${service}
</p>`,
  })
  return together(head, ...saidDetails(words, booking).map(({ text }) => quote(text)))
}

/** Without the length where a session came over from the day before: it would be taken for the rest of it. */
const timeOn = (day: string, writer: Writer, booking: MailedBooking): string =>
  toStudioMoment(booking.start).date < day
    ? asBeginning(writer.locale, periodWordsOn(writer, periodOf(booking), day))
    : timeOf(writer, booking)
