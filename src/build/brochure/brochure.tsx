import { Document, renderToBuffer } from '@react-pdf/renderer'
import { contact } from '../../content/contact.ts'
import { studio } from '../../content/studio.ts'
import { type Locale, localeFacts } from '../../i18n/locales.ts'
import { textsFor, translate } from '../../i18n/server.ts'
import { builtSettings } from '../built-settings.ts'
import { cached } from '../cache.ts'
import { type Book, namespaces } from './book.ts'
import { Contact } from './Contact.tsx'
import { Cover } from './Cover.tsx'
import { Equipment } from './Equipment.tsx'
import { registerFaces } from './fonts.ts'
import { Prices } from './Prices.tsx'
import { coverPhotograph, photograph, photographsVersion } from './photographs.ts'
import { Services } from './Services.tsx'
import { Space } from './Space.tsx'

/** Everything the brochure is made of besides texts and pictures, for its cache. */
const sources = import.meta.glob<string>(
  [
    './*',
    '../mark.ts',
    '../hours-words.ts',
    '../price-from.ts',
    '../../content/*.ts',
    '../../i18n/*.ts',
    '../../domain/offers/*.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** The brochure of the studio in a language: a PDF made from the same texts and facts as the pages. */
export async function brochure(locale: Locale, site: string): Promise<Uint8Array<ArrayBuffer>> {
  const texts = JSON.stringify(textsFor(locale, namespaces))
  const inputs = [
    locale,
    site,
    texts,
    JSON.stringify(builtSettings),
    JSON.stringify(sources),
    await photographsVersion(),
  ]
  return cached('brochure', inputs, () => print(locale, site, texts))
}

async function print(locale: Locale, site: string, texts: string): Promise<Uint8Array> {
  // Facts that stand in no text: names, numbers, addresses.
  const facts = `${JSON.stringify(sources)}${JSON.stringify([studio, contact, builtSettings])}${site}`
  const latinFacts = facts.replaceAll(/[^\x20-\x7e–×″°]/g, '')
  const faces = await registerFaces(locale, `${texts}${latinFacts}`)
  const book: Book = { locale, site, faces, t: translate(locale, namespaces) }
  const [cover, wide, left, right, video, photo, event, exterior, ...gear] = await Promise.all([
    coverPhotograph('hero-dusk', 490),
    photograph('showcase-natural-light', 507, 186),
    photograph('showcase-cyclorama', 248, 124),
    photograph('showcase-makeup', 248, 124),
    photograph('service-video', 160, 138),
    photograph('service-photo', 160, 138),
    photograph('service-event', 160, 138),
    photograph('about-exterior', 595, 380),
    photograph('gear-camera', 120, 96),
    photograph('gear-octa', 120, 96),
    photograph('gear-lens-85', 120, 96),
    photograph('gear-fresnel', 120, 96),
  ])
  return renderToBuffer(
    <Document
      title={book.t('brochure.documentTitle', { studio: builtSettings.studioName })}
      author={builtSettings.studioName}
      language={localeFacts[locale].tag}
    >
      <Cover book={book} picture={cover} />
      <Space book={book} page={2} pictures={[wide, left, right]} />
      <Services book={book} page={3} pictures={{ video, photo, event }} />
      <Prices book={book} page={4} />
      <Equipment book={book} page={5} pictures={gear} />
      <Contact book={book} picture={exterior} />
    </Document>,
  )
}
