import { anchor, type Block, heading, typedLines } from './blocks.ts'
import type { JobDraft } from './draft.ts'
import { type Html, html, inline } from './html.ts'
import type { NewsletterPayload } from './jobs.ts'
import { tokenLink } from './places.ts'
import { studioLines } from './studio-lines.ts'
import { unsubscribeBlock, unsubscribeHeaders } from './unsubscribe.ts'
import type { Writer } from './writer.ts'

/** An address within a text; a mark behind it ends the sentence, not the address. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]。，；：！？）」”])/

/** To those who asked for it: what the studio has written, in paragraphs, its addresses to be clicked. */
export const newsletter = (writer: Writer, { subject, text, token }: NewsletterPayload): JobDraft => ({
  subject,
  link: ADDRESS.exec(text)?.[0] ?? tokenLink(writer, 'unsubscribe', token),
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
  html: html`<p style="overflow-wrap:anywhere">${inline(text.split(ADDRESS).flatMap(part))}</p>`,
})

const part = (text: string, index: number): Html[] =>
  index % 2 === 1 ? [anchor(text, text)] : typedLines(text)
