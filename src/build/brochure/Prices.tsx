import { Text, View } from '@react-pdf/renderer'
import { brand } from '../../content/brand.ts'
import {
  bandLabels,
  multiCamera,
  type PriceRow,
  photoDesign,
  rowLabels,
  studioRental,
  videoEditing,
  videoShooting,
} from '../../content/price-table.ts'
import { bands } from '../../domain/price-bands.ts'
import { formatTugrik } from '../../i18n/format-number.ts'
import type { TextKey } from '../../i18n/t.ts'
import type { Book } from './book.ts'
import { design } from './design.ts'
import { Prose, Sheet, type SheetProps, SheetTitle } from './parts.tsx'

const line = { borderTop: `0.75 solid ${brand.line}`, paddingVertical: 3.6 }
const price = { width: 74, textAlign: 'right' } as const

/** All printed prices, on one sheet. */
export function Prices({ book, page }: SheetProps) {
  const { t } = book
  return (
    <Sheet book={book} page={page}>
      <SheetTitle book={book}>{t('pricing.title')}</SheetTitle>
      <View style={{ marginTop: -6, marginBottom: 4 }}>
        <Prose book={book} style={design.muted}>
          {t('brochure.pricesText')}
        </Prose>
      </View>
      <Banded book={book} title="pricing.studioRental" rows={studioRental} />
      <Banded book={book} title="pricing.videoShooting" rows={videoShooting} />
      <Banded book={book} title="pricing.multiCamera" rows={multiCamera} />
      <View style={[design.row, { gap: 28 }]}>
        <Flat book={book} title="pricing.videoEditing" rows={videoEditing} />
        <Flat book={book} title="pricing.photoDesign" rows={photoDesign} />
      </View>
    </Sheet>
  )
}

interface TableProps<Price> {
  book: Book
  title: TextKey<'pricing'>
  rows: Record<string, Price>
}

function Banded({ book, title, rows }: TableProps<readonly number[]>) {
  const { t, locale, faces } = book
  return (
    <View style={{ marginTop: 15 }}>
      <View style={[design.row, { alignItems: 'flex-end', paddingBottom: 5 }]}>
        <Text style={[design.heading, { flex: 1, fontFamily: faces.display }]}>{t(title)}</Text>
        {bands.map((band) => (
          <Text key={band} style={[price, design.muted, { fontSize: 8 }]}>
            {t(bandLabels[band])}
          </Text>
        ))}
      </View>
      {Object.entries(rows).map(([row, prices]) => (
        <View key={row} style={[design.row, line]}>
          <View style={{ flex: 1 }}>
            <Prose book={book}>{t(rowLabels[row as PriceRow])}</Prose>
          </View>
          {prices.map((amount, index) => (
            <Text key={bands[index]} style={price}>
              {formatTugrik(locale, amount)}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

function Flat({ book, title, rows }: TableProps<number>) {
  const { t, locale, faces } = book
  return (
    <View style={{ flex: 1, marginTop: 15 }}>
      <Text style={[design.heading, { fontFamily: faces.display, paddingBottom: 5 }]}>{t(title)}</Text>
      {Object.entries(rows).map(([row, amount]) => (
        <View key={row} style={[design.row, line, { justifyContent: 'space-between' }]}>
          <Text>{t(rowLabels[row as PriceRow])}</Text>
          <Text>{formatTugrik(locale, amount)}</Text>
        </View>
      ))}
    </View>
  )
}
