import { Text, View } from '@react-pdf/renderer'
import { amenities } from '../../content/amenities.ts'
import { brand } from '../../content/brand.ts'
import { studio } from '../../content/studio.ts'
import { design } from './design.ts'
import { Photograph, Prose, Sheet, type SheetProps, SheetTitle } from './parts.tsx'

/** What the place is for, and what is in it. */
export function Space({ book, page, pictures }: SheetProps & { pictures: [string, string, string] }) {
  const { t } = book
  const [wide, left, right] = pictures
  return (
    <Sheet book={book} page={page}>
      <SheetTitle book={book}>{t('about.missionTitle')}</SheetTitle>
      <View style={[design.row, { gap: 22, marginBottom: 16 }]}>
        <View style={{ flex: 1 }}>
          <Prose book={book}>{t('about.missionText1')}</Prose>
        </View>
        <View style={{ flex: 1 }}>
          <Prose book={book}>{t('about.missionText2')}</Prose>
        </View>
      </View>
      <Photograph src={wide} width="100%" height={186} />
      <View style={[design.row, { gap: 10, marginTop: 10 }]}>
        <Photograph src={left} width={248} height={124} />
        <Photograph src={right} width={248} height={124} />
      </View>
      <Text style={[design.heading, { fontFamily: book.faces.display, marginTop: 18, marginBottom: 8 }]}>
        {t('about.amenitiesTitle')}
      </Text>
      <View style={[design.row, { flexWrap: 'wrap', columnGap: 22 }]}>
        {amenities.map(({ title, text }) => (
          <View key={title} style={{ width: 242, paddingVertical: 4, borderTop: `0.75 solid ${brand.line}` }}>
            <Prose book={book} style={design.strong}>
              {t(title, { guests: studio.guests })}
            </Prose>
            <Prose book={book} style={{ ...design.muted, fontSize: 8.5 }}>
              {t(text)}
            </Prose>
          </View>
        ))}
      </View>
    </Sheet>
  )
}
