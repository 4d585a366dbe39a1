import { brand } from '../content/brand.ts'
import { anchor, type Block } from './blocks.ts'
import { html } from './html.ts'
import { tokenLink } from './links.ts'
import type { Writer } from './writer.ts'

/** For programs that have a button of their own to unsubscribe (RFC 8058): no page, no sign-in. */
export const unsubscribeHeaders = (
  { addresses, locale }: Pick<Writer, 'addresses' | 'locale'>,
  token: string,
): Record<string, string> => ({
  'List-Unsubscribe': `<${addresses.functionsUrl}/unsubscribe?token=${encodeURIComponent(token)}&locale=${locale}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Why one gets these mails, and how to end them; who is not `known` by an account has chosen nothing in a profile. */
export function unsubscribeBlock(
  writer: Writer,
  list: 'reminders' | 'newsletter',
  token: string,
  known = true,
): Block {
  const why = writer.t(known ? `mail.why_${list}` : 'mail.why_address')
  const end = writer.t(`mail.end_${list}`)
  const link = tokenLink(writer, 'unsubscribe', token)
  return {
    text: [why, end, link].join('\n'),
    html: html`<p class="small" style="color:${brand.muted};font-size:14px">${why}<br>${anchor(end, link)}</p>`,
  }
}
