import { brand } from '../content/brand.ts'
import { contact, directions } from '../content/contact.ts'
import { streetAddress } from '../content/studio.ts'
import { mailtoLink, telLink } from '../domain/contact-links.ts'
import { anchor, type Block, paragraph, subheading, way } from './blocks.ts'
import { html } from './html.ts'
import type { Writer } from './writer.ts'

/** How a mail to a customer ends: who writes, and how to reach them. */
export const studioLines = ({ locale, t, addresses: { studioEmail } }: Writer): Block => ({
  text: [t('mail.signature'), contact.phone, studioEmail, streetAddress(locale, t)].join('\n'),
  html: html`<p style="margin:28px 0 4px">${t('mail.signature')}</p>
<p class="small" style="margin-top:0;color:${brand.muted};font-size:14px;line-height:2">
${anchor(contact.phone, telLink(contact.phone))}<br>
${anchor(studioEmail, mailtoLink(studioEmail))}<br>
${streetAddress(locale, t)}
</p>`,
})

/** The way to the studio, and what is there. */
export const wayToStudio = ({ locale, t }: Writer): Block[] => [
  subheading(t('contact.mapTitle')),
  paragraph(streetAddress(locale, t)),
  paragraph(t('contact.mapText')),
  way(t('contact.directions'), directions),
  subheading(t('mail.bring_title')),
  paragraph(t('mail.bring_text')),
]
