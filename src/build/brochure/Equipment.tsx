import { Text, View } from '@react-pdf/renderer'
import { brand } from '../../content/brand.ts'
import { type EquipmentItem, equipment } from '../../content/equipment.ts'
import type { TextKey } from '../../i18n/t.ts'
import type { Book } from './book.ts'
import { design } from './design.ts'
import { Photograph, Prose, Sheet, type SheetProps, SheetTitle } from './parts.tsx'

/** What is on the spot, with quantities. */
export function Equipment({ book, page, pictures }: SheetProps & { pictures: string[] }) {
  const { t } = book
  return (
    <Sheet book={book} page={page}>
      <SheetTitle book={book}>{t('equipment.title')}</SheetTitle>
      <View style={[design.row, { gap: 9, marginBottom: 18 }]}>
        {pictures.map((src) => (
          <Photograph key={src.slice(-64)} src={src} width={120} height={96} />
        ))}
      </View>
      <View style={[design.row, { gap: 26 }]}>
        <Category book={book} title="equipment.lighting" items={equipment.lighting} />
        <Category book={book} title="equipment.camera" items={equipment.camera} />
      </View>
    </Sheet>
  )
}

interface CategoryProps {
  book: Book
  title: TextKey<'equipment'>
  items: readonly EquipmentItem[]
}

function Category({ book, title, items }: CategoryProps) {
  const { t, faces } = book
  return (
    <View style={{ flex: 1 }}>
      <Text style={[design.heading, { fontFamily: faces.display, marginBottom: 6 }]}>{t(title)}</Text>
      {items.map(({ name, kind, quantity }) => (
        <View
          key={name}
          style={[design.row, { gap: 10, paddingVertical: 5, borderTop: `0.75 solid ${brand.line}` }]}
        >
          <View style={{ flex: 1 }}>
            <Text style={design.strong}>{name}</Text>
            <Prose book={book} style={{ ...design.muted, fontSize: 8.5 }}>
              {t(kind)}
            </Prose>
          </View>
          <Text style={[design.strong, { color: brand.tungstenDeep }]}>
            {t('equipment.pieces', { count: quantity })}
          </Text>
        </View>
      ))}
    </View>
  )
}
