import { sumWords } from '../i18n/sum-words.ts'
import { type Block, button, heading, paragraph, quote, small, together } from './blocks.ts'
import { bookingTable } from './booking-table.ts'
import { shortMoment, told } from './booking-words.ts'
import { chargeTable } from './charge-table.ts'
import type { JobDraft } from './draft.ts'
import { greeting } from './greeting.ts'
import type { BookingPayload, CustomerKind } from './jobs.ts'
import { customerLink, hasAccount } from './links.ts'
import { studioLines, wayToStudio } from './studio-lines.ts'
import { unsubscribeBlock, unsubscribeHeaders } from './unsubscribe.ts'
import { whatsNext } from './whats-next.ts'
import type { Writer } from './writer.ts'

/** To a customer: what has become of a booking, or that its day is near. */
export function customerMail(
  writer: Writer,
  kind: Exclude<CustomerKind, 'time_offered'>,
  payload: BookingPayload,
): JobDraft {
  const { t } = writer
  const { booking, charges, token } = payload
  const link = customerLink(writer, booking)
  const reminder = kind === 'booking_reminder'
  return {
    subject: t(`mail.${kind}_subject`, { when: shortMoment(writer, new Date(booking.booking_date)) }),
    link,
    headers: reminder && token ? unsubscribeHeaders(writer, token) : {},
    blocks: [
      heading(t(`mail.${kind}_title`)),
      greeting(writer, booking.customer.name),
      paragraph(t(`mail.${kind}_lead`)),
      ...(booking.reason ? [together(paragraph(t('mail.reason')), quote(booking.reason))] : []),
      ...(charges ? [chargeTable(writer, charges)] : []),
      bookingTable(writer, payload),
      ...(hasAccount(booking) ? [button(t('mail.see_booking'), link)] : []),
      ...(reminder || kind === 'booking_confirmed' ? wayToStudio(writer) : []),
      // Who has just asked to cancel need not be told how to.
      ...(kind === 'booking_cancel_asked'
        ? []
        : [...whatsNext(writer, booking), ...smallPrint(writer, payload)]),
      studioLines(writer),
      ...(reminder && token ? [unsubscribeBlock(writer, 'reminders', token, hasAccount(booking))] : []),
    ],
  }
}

function smallPrint({ locale, t }: Writer, { booking, calendar }: BookingPayload): Block[] {
  const sentences = [
    // Not where the price says what came to the studio's time.
    ...(booking.status === 'cancelled' || sumWords(locale, told(booking)) ? [] : [t('common.owed')]),
    ...(booking.status === 'cancelled' ? [] : [t('common.pay')]),
    ...(calendar ? [t(calendar === 'REQUEST' ? 'mail.calendar_added' : 'mail.calendar_removed')] : []),
  ]
  return sentences.length > 0 ? [small(...sentences)] : []
}
