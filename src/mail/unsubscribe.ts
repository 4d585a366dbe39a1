import { type Block, small, way } from './blocks.ts'
import { tokenLink } from './places.ts'
import type { Writer } from './writer.ts'

/** For programs that have a button of their own to unsubscribe (RFC 8058): no page, no sign-in. */
export const unsubscribeHeaders = (
  { places, locale }: Pick<Writer, 'places' | 'locale'>,
  token: string,
): Record<string, string> => ({
  'List-Unsubscribe': `<${places.functionsUrl}/unsubscribe?token=${encodeURIComponent(token)}&locale=${locale}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Why one gets these mails, and how to end them. */
export const unsubscribeBlocks = (
  writer: Writer,
  list: 'reminders' | 'newsletter',
  token: string,
): Block[] => [
  small(writer.t(`mail.why_${list}`)),
  way(writer.t(`mail.end_${list}`), tokenLink(writer, 'unsubscribe', token)),
]
