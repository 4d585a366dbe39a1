import { Text, View } from '@react-pdf/renderer'
import { brand } from '../../content/brand.ts'
import {
  multiCamera,
  type PriceRow,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from '../../content/price-table.ts'
import { bands } from '../../domain/offers/price-bands.ts'
import { formatTugrik } from '../../i18n/format-number.ts'
import type { TextKey } from '../../i18n/t.ts'
import { soundSessions } from '../price-from.ts'
import type { Book } from './book.ts'
import { design } from './design.ts'
import { Prose, Sheet, type SheetProps, SheetTitle } from './parts.tsx'

const line = { borderTop: `0.75 solid ${brand.line}`, paddingVertical: 2.6 }
const price = { width: 74, textAlign: 'right' } as const

/** All prices, on one sheet: of the time in the studio, and of the team's services. */
export function Prices({ book, page }: SheetProps) {
  const { t } = book
  return (
    <Sheet book={book} page={page}>
      <SheetTitle book={book}>{t('pricing.title')}</SheetTitle>
      <View style={{ marginTop: -6, marginBottom: 4 }}>
        <Prose book={book} style={design.muted}>
          {`${t('brochure.pricesText')} ${t('common.owed')} ${t('common.pay')}`}
        </Prose>
      </View>
      <Block book={book} title="pricing.ownTime" />
      <Banded book={book} title="pricing.studioRental" rows={studioRental} />
      <Sound book={book} />
      <Block book={book} title="pricing.teamServices" />
      <Banded book={book} title="pricing.videoShooting" rows={videoShooting} />
      <Banded book={book} title="pricing.multiCamera" rows={multiCamera} />
      <View style={[design.row, { gap: 28 }]}>
        <Flat book={book} title="pricing.videoEditing" rows={videoEditing} />
        <Flat book={book} title="pricing.photoDesign" rows={photoDesign} />
      </View>
    </Sheet>
  )
}

function Block({ book, title }: { book: Book; title: TextKey<'pricing'> }) {
  return (
    <View style={{ marginTop: 12 }}>
      <Prose book={book} style={{ ...design.strong, fontSize: 11, color: brand.tungstenDeep }}>
        {book.t(title)}
      </Prose>
    </View>
  )
}

/** Sessions by the hour, side by side. */
function Sound({ book }: { book: Book }) {
  const { t, locale, faces } = book
  return (
    <View style={{ marginTop: 9 }}>
      <Text style={[design.heading, { fontSize: 12, fontFamily: faces.display, paddingBottom: 4 }]}>
        {t('pricing.soundSessions')}
      </Text>
      <View style={[design.row, line, { gap: 14 }]}>
        {soundSessions(locale, t).map(({ id, name, price: hour }) => (
          <View key={id} style={[design.row, { flex: 1, justifyContent: 'space-between' }]}>
            <Text>{name}</Text>
            <Text>{hour}</Text>
          </View>
        ))}
      </View>
    </View>
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
    <View style={{ marginTop: 9 }}>
      <View style={[design.row, { alignItems: 'flex-end', paddingBottom: 5 }]}>
        <Text style={[design.heading, { flex: 1, fontSize: 12, fontFamily: faces.display }]}>{t(title)}</Text>
        {bands.map((band) => (
          <Text key={band} style={[price, design.muted, { fontSize: 8 }]}>
            {t(`pricing.band${band}`)}
          </Text>
        ))}
      </View>
      {Object.entries(rows).map(([row, prices]) => (
        <View key={row} style={[design.row, line]}>
          <View style={{ flex: 1 }}>
            <Prose book={book}>{t(`pricing.${row as PriceRow}`)}</Prose>
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
    <View style={{ flex: 1, marginTop: 9 }}>
      <Text style={[design.heading, { fontSize: 12, fontFamily: faces.display, paddingBottom: 4 }]}>
        {t(title)}
      </Text>
      {Object.entries(rows).map(([row, amount]) => (
        <View key={row} style={[design.row, line, { justifyContent: 'space-between' }]}>
          <Text>{t(`pricing.${row as PriceRow}`)}</Text>
          <Text>{formatTugrik(locale, amount)}</Text>
        </View>
      ))}
    </View>
  )
}
