import { brand } from '../content/brand.ts'
import { contact, directions } from '../content/contact.ts'
import { studio } from '../content/studio.ts'
import { mailtoLink, telLink } from '../domain/contact-links.ts'
import { anchor, type Block, paragraph, subheading, way } from './blocks.ts'
import { html } from './html.ts'
import type { Writer } from './writer.ts'

/** How a mail to a customer ends: who writes, and how to reach them. */
export const studioLines = ({ t, addresses: { studioEmail } }: Writer): Block => ({
  text: [t('mail.signature'), contact.phone, studioEmail, studio.address].join('\n'),
  html: html`<p style="margin:28px 0 4px">${t('mail.signature')}</p>
<p class="small" style="margin-top:0;color:${brand.muted};font-size:14px;line-height:2">
${anchor(contact.phone, telLink(contact.phone))}<br>
${anchor(studioEmail, mailtoLink(studioEmail))}<br>
${studio.address}
</p>`,
})

/** The way to the studio, and what is there. */
export const wayToStudio = ({ t }: Writer): Block[] => [
  subheading(t('contact.mapTitle')),
  paragraph(studio.address),
  paragraph(t('contact.mapText')),
  way(t('contact.directions'), directions),
  subheading(t('mail.bring_title')),
  paragraph(t('mail.bring_text')),
]
