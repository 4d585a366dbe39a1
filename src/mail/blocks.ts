import { brand } from '../content/brand.ts'
import { type Html, html } from './html.ts'

/** A part of a mail, in both forms that every mail has. */
export interface Block {
  text: string
  html: Html
}

/** A sentence or more. */
export const paragraph = (text: string): Block => ({ text, html: html`<p>${text}</p>` })

/** Text as a visitor typed it, with its lines. */
export const typed = (text: string): Block => ({
  text,
  html: html`<p style="white-space:pre-wrap;overflow-wrap:anywhere">${text}</p>`,
})

/** Sentences in small print, one a line. */
export const small = (...sentences: string[]): Block => ({
  text: sentences.join('\n'),
  html: html`<p class="small" style="color:${brand.muted};font-size:14px">
${sentences.map((sentence) => html`${sentence}<br>`)}
</p>`,
})

/** What the mail asks for. As text it is the label and below it `address`, by default the link itself. */
export const button = (label: string, link: string, address = link): Block => ({
  text: `${label}\n${address}`,
  html: html`<p style="margin:28px 0">
<a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${brand.tungsten};color:${brand.ink};font-weight:600;line-height:1.4;text-align:center;text-decoration:none">
${label}</a>
</p>`,
})
