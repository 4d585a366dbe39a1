import { button, heading, paragraph, quote, small, together, way } from './blocks.ts'
import { bookingTable } from './booking-table.ts'
import { shortMoment } from './booking-words.ts'
import type { JobDraft } from './draft.ts'
import { greeting } from './greeting.ts'
import type { BookingPayload } from './jobs.ts'
import { bookingLink, tokenLink } from './links.ts'
import { studioLines } from './studio-lines.ts'
import type { Writer } from './writer.ts'

/** To a customer: the other time that the studio offers, beside the one it is offered for, and the way to answer. */
export function offerMail(writer: Writer, payload: BookingPayload): JobDraft {
  const { t } = writer
  const { booking, token } = payload
  const look = bookingLink(writer, booking)
  const answer = token ? tokenLink(writer, 'offer', token) : look
  return {
    subject: t('mail.time_offered_subject', { when: shortMoment(writer, new Date(booking.booking_date)) }),
    link: answer,
    blocks: [
      heading(t('mail.time_offered_title')),
      greeting(writer, booking.customer.name),
      paragraph(t('mail.time_offered_lead')),
      ...(booking.reason ? [together(paragraph(t('mail.reason')), quote(booking.reason))] : []),
      bookingTable(writer, payload),
      button(t('mail.answer_offer'), answer),
      ...(booking.customer.has_account ? [way(t('mail.see_booking'), look)] : []),
      small(t('common.owed'), t('common.pay'), t('mail.offer_secret')),
      studioLines(writer),
    ],
  }
}
