import { Image, Text, View } from '@react-pdf/renderer'
import { brand } from '../../content/brand.ts'
import { type Book, measurements } from './book.ts'
import { design, edge } from './design.ts'
import { A4, Prose, Wordmark } from './parts.tsx'

/** The first sheet: a photograph, the name, what the place is, and its four measurements. */
export function Cover({ book, picture }: { book: Book; picture: string }) {
  const { t, faces } = book
  const { space, cyclorama, daylight, ceiling } = measurements(book)
  const facts = [
    [space, t('home.factSpace')],
    [cyclorama, t('home.factCyclorama')],
    [daylight, t('home.factDaylight')],
    [ceiling, t('home.factCeiling')],
  ]
  return (
    <A4 book={book} style={{ ...design.night, fontSize: 10 }}>
      <Image src={picture} style={{ width: 595.28, height: 490, objectFit: 'cover' }} />
      <View style={{ position: 'absolute', top: 36, left: edge }}>
        <Wordmark book={book} size={34} />
      </View>
      <View style={{ flex: 1, paddingHorizontal: edge, paddingTop: 34, paddingBottom: 40 }}>
        <View style={design.rule} />
        <View style={{ marginTop: 16 }}>
          <Prose
            book={book}
            style={{ fontFamily: faces.display, fontWeight: 600, fontSize: 37, lineHeight: 1.15 }}
          >
            {t('home.heroTitle')}
          </Prose>
        </View>
        <View style={{ marginTop: 12, width: 400 }}>
          <Prose book={book} style={{ fontSize: 12, color: brand.soft }}>
            {t('common.tagline')}
          </Prose>
        </View>
        <View style={[design.row, { marginTop: 'auto', gap: 16 }]}>
          {facts.map(([value, label]) => (
            <View key={label} style={{ flex: 1, borderTop: `1 solid ${brand.nightLine}`, paddingTop: 9 }}>
              <Text style={{ fontFamily: faces.display, fontWeight: 600, fontSize: 16, lineHeight: 1.3 }}>
                {value}
              </Text>
              <Text style={{ color: brand.soft, fontSize: 9 }}>{label}</Text>
            </View>
          ))}
        </View>
      </View>
    </A4>
  )
}
