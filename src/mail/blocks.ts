import { brand } from '../content/brand.ts'
import { type Html, html } from './html.ts'

/** A part of a mail, in both forms that every mail has. */
export interface Block {
  text: string
  html: Html
}

/** What the mail is about, in a few words. */
export const heading = (text: string): Block => ({
  text,
  html: html`<h1 style="margin:20px 0 12px;font:600 24px/1.25 Geologica,Onest,system-ui,sans-serif;letter-spacing:-.015em">${text}</h1>`,
})

/** The title of a part. */
export const subheading = (text: string): Block => ({
  text,
  html: html`<h2 style="margin:28px 0 4px;font:600 17px/1.4 Onest,system-ui,sans-serif">${text}</h2>`,
})

/** A sentence or more. */
export const paragraph = (text: string): Block => ({ text, html: html`<p>${text}</p>` })

/** Lines as somebody typed them. Not every mail program knows `white-space`. */
export const typedLines = (text: string): Html[] =>
  text.split('\n').map((line, index, { length }) => (index < length - 1 ? html`${line}<br>` : html`${line}`))

/** Text as a visitor typed it, with its lines. */
export const typed = (text: string): Block => ({
  text,
  html: html`<p>${typedLines(text)}</p>`,
})

/** What somebody has said, set apart. */
export const quote = (text: string): Block => ({
  text: text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n'),
  html: html`<blockquote style="margin:8px 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${brand.tungsten}">
${typedLines(text)}
</blockquote>`,
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

/** Digits to type in elsewhere, far enough apart to be read off a telephone. */
export const code = (digits: string): Block => ({
  text: digits,
  html: html`<p style="margin:20px 0;font:600 32px/1.25 ui-monospace,monospace;letter-spacing:.2em">${digits}</p>`,
})

/** A link as it stands in a line. */
export const anchor = (label: string, link: string): Html =>
  html`<a class="link" href="${link}" style="color:${brand.tungstenDeep}">${label}</a>`

/** Where else one may want to go. */
export const way = (label: string, link: string): Block => ({
  text: `${label}\n${link}`,
  html: html`<p>${anchor(label, link)}</p>`,
})

/** Several blocks that belong together, with no empty line between them. */
export const together = (...blocks: Block[]): Block => ({
  text: blocks.map(({ text }) => text).join('\n'),
  html: html`${blocks.map((block) => block.html)}`,
})
