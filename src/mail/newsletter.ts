import { linkedWords, type Piece } from '../domain/linked-words.ts'
import { anchor, type Block, heading, typedLines } from './blocks.ts'
import type { JobDraft } from './draft.ts'
import { type Html, html, inline } from './html.ts'
import type { NewsletterPayload } from './jobs.ts'
import { tokenLink } from './links.ts'
import { studioLines } from './studio-lines.ts'
import { unsubscribeBlock, unsubscribeHeaders } from './unsubscribe.ts'
import type { Writer } from './writer.ts'

/** To those who asked for it: what the studio has written, in paragraphs, its addresses to be clicked. */
export const newsletter = (writer: Writer, { subject, text, token }: NewsletterPayload): JobDraft => ({
  subject,
  link: linkedWords(text).find(({ href }) => href)?.href ?? tokenLink(writer, 'unsubscribe', token),
  headers: unsubscribeHeaders(writer, token),
  blocks: [
    heading(subject),
    ...text
      .trim()
      .split(/\n{2,}/)
      .map(withLinks),
    studioLines(writer),
    unsubscribeBlock(writer, 'newsletter', token),
  ],
})

const withLinks = (text: string): Block => ({
  text,
  html: html`<p>${inline(linkedWords(text).flatMap(part))}</p>`,
})

const part = ({ text, href }: Piece): Html[] => (href ? [anchor(text, href)] : typedLines(text))
