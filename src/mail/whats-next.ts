import { wentUnanswered } from '../domain/booking/permissions.ts'
import { toldDeadline } from '../domain/booking/told-deadline.ts'
import { momentWords } from '../i18n/format.ts'
import { joinSentences } from '../i18n/joins.ts'
import { cancelWords } from '../i18n/rule-words.ts'
import { type Block, paragraph, subheading, way } from './blocks.ts'
import { type MailedBooking, told } from './booking-words.ts'
import type { BookingFacts } from './jobs.ts'
import { bookAnewLink, customerLink, hasAccount } from './links.ts'
import type { Writer } from './writer.ts'

/** What happens to a booking now and what its customer can still do about it, until when. */
export function whatsNext(writer: Writer, facts: BookingFacts): Block[] {
  const { t } = writer
  const booking = told(facts)
  const known = hasAccount(facts)
  if (booking.status === 'cancelled') {
    return [way(t('mail.other_time'), known ? bookAnewLink(writer, facts) : customerLink(writer, facts))]
  }
  const title = subheading(t('bookings.changeTitle'))
  if (!known || wentUnanswered(booking, writer.now)) {
    return [...released(writer, booking), title, paragraph(t('bookings.reachForAll'))]
  }
  if (booking.status === 'confirmed') return [title, onceConfirmed(writer, booking)]
  return [...released(writer, booking), title, whilePending(writer, booking)]
}

const released = ({ locale, t }: Writer, { expiresAt }: MailedBooking): Block[] =>
  expiresAt ? [paragraph(t('bookings.expiresAt', { moment: momentWords(locale, expiresAt) }))] : []

function whilePending({ locale, t, now }: Writer, { cancelHours, start }: MailedBooking): Block {
  const later = cancelWords({ locale, t }, { cancelHours }, { start, now })
  return paragraph(joinSentences(locale, t('bookings.pendingChanges'), ...(later ? [later] : [])))
}

function onceConfirmed({ locale, t, now }: Writer, booking: MailedBooking): Block {
  const deadline = toldDeadline(booking)
  const free = deadline !== undefined && now <= deadline
  const until = deadline && { moment: momentWords(locale, deadline) }
  const sentences = [
    ...(until ? [t(free ? 'bookings.cancelUntil' : 'bookings.cancelOver', until)] : []),
    t(free ? 'bookings.reachToChange' : 'bookings.reachForAll'),
  ]
  return paragraph(joinSentences(locale, ...sentences))
}
