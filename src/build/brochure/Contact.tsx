import { Image, Link, Text, View } from '@react-pdf/renderer'
import { brand } from '../../content/brand.ts'
import { contact } from '../../content/contact.ts'
import { studio } from '../../content/studio.ts'
import { mailtoLink, telLink } from '../../domain/contact-links.ts'
import { hoursWords } from '../hours-words.ts'
import type { Book } from './book.ts'
import { design, edge } from './design.ts'
import { A4, Prose, Wordmark } from './parts.tsx'

/** The last sheet: where the studio is and how to reach it. */
export function Contact({ book, picture }: { book: Book; picture: string }) {
  const { t, faces, site } = book
  const facts: [label: string, value: string, href?: string][] = [
    [t('brochure.address'), studio.address],
    [t('brochure.hours'), hoursWords(book.locale)],
    [t('brochure.phone'), contact.phone, telLink(contact.phone)],
    [t('brochure.email'), contact.email, mailtoLink(contact.email)],
    [t('brochure.website'), site.replace(/^https?:\/\//, ''), site],
  ]
  return (
    <A4 book={book} style={{ ...design.night, fontSize: 10.5 }}>
      <Image src={picture} style={{ width: 595.28, height: 380, objectFit: 'cover' }} />
      <View style={{ flex: 1, paddingHorizontal: edge, paddingTop: 34, paddingBottom: 40 }}>
        <View style={design.rule} />
        <View style={{ marginTop: 14, marginBottom: 10 }}>
          <Prose book={book} style={{ ...design.title, fontFamily: faces.display }}>
            {t('brochure.contact')}
          </Prose>
        </View>
        <View style={{ width: 420, marginBottom: 20 }}>
          <Prose book={book} style={{ color: brand.soft }}>
            {t('brochure.contactText')}
          </Prose>
        </View>
        {facts.map(([label, value, href]) => (
          <View
            key={label}
            style={[design.row, { paddingVertical: 7, borderTop: `0.75 solid ${brand.nightLine}` }]}
          >
            <Text style={{ width: 130, color: brand.soft }}>{label}</Text>
            {href ? (
              <Link src={href} style={{ color: brand.tungsten, textDecoration: 'none' }}>
                {value}
              </Link>
            ) : (
              <Text>{value}</Text>
            )}
          </View>
        ))}
        <View style={{ marginTop: 'auto' }}>
          <Wordmark book={book} size={26} />
        </View>
      </View>
    </A4>
  )
}
