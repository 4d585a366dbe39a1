import { Text, View } from '@react-pdf/renderer'
import { brand } from '../../content/brand.ts'
import { productionSteps, services } from '../../content/services.ts'
import { studio } from '../../content/studio.ts'
import { formatTugrik } from '../../i18n/format-number.ts'
import { least } from '../price-from.ts'
import { measurements } from './book.ts'
import { design } from './design.ts'
import { Photograph, Point, Prose, Sheet, type SheetProps, SheetTitle } from './parts.tsx'

/** The three services and the full production. */
export function Services({ book, page, pictures }: SheetProps & { pictures: Record<string, string> }) {
  const { t, locale, faces } = book
  const values = { ...measurements(book), guests: studio.guests }
  return (
    <Sheet book={book} page={page}>
      <SheetTitle book={book}>{t('services.title')}</SheetTitle>
      <View style={{ gap: 18, fontSize: 9, lineHeight: 1.5 }}>
        {services.map(({ id, title, text, includes, team, studio: prices }) => (
          <View key={id} style={[design.row, { gap: 20 }]}>
            <Photograph src={pictures[id] ?? ''} width={160} height={138} />
            <View style={{ flex: 1, gap: 5 }}>
              <Text style={[design.heading, { fontFamily: faces.display }]}>{t(title)}</Text>
              <Prose book={book} style={design.muted}>
                {t(text)}
              </Prose>
              <View style={{ gap: 1 }}>
                {[...includes, ...team].map((line) => (
                  <Point key={line} book={book} added={team.includes(line)}>
                    {t(line, values)}
                  </Point>
                ))}
              </View>
              <Text style={[design.strong, { color: brand.tungstenDeep }]}>
                {t('home.studioFrom', {
                  price: formatTugrik(locale, Math.min(...prices.map(({ rows }) => least(rows)))),
                })}
              </Text>
            </View>
          </View>
        ))}
      </View>
      <View
        style={{
          marginTop: 18,
          padding: 16,
          borderRadius: 8,
          backgroundColor: brand.night,
          color: brand.light,
        }}
      >
        <Prose book={book} style={{ ...design.heading, fontFamily: faces.display }}>
          {t('services.productionTitle')}
        </Prose>
        <View style={[design.row, { gap: 14, marginTop: 10 }]}>
          {productionSteps.map(({ title, text }, index) => (
            <View key={title} style={{ flex: 1 }}>
              <Text style={[design.strong, { color: brand.tungsten }]}>
                {index + 1} {t(title)}
              </Text>
              <Prose book={book} style={{ fontSize: 8, lineHeight: 1.45, color: brand.soft }}>
                {t(text)}
              </Prose>
            </View>
          ))}
        </View>
      </View>
    </Sheet>
  )
}
