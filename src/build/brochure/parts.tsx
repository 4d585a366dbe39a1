import { Image, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ComponentProps, ReactNode } from 'react'
import { brand, markShapes } from '../../content/brand.ts'
import { studio } from '../../content/studio.ts'
import { localeFacts } from '../../i18n/locales.ts'
import { builtSettings } from '../built-settings.ts'
import type { Book } from './book.ts'
import { design } from './design.ts'
import { chineseWords } from './fonts.ts'

type Style = Exclude<NonNullable<ComponentProps<typeof View>['style']>, unknown[]>

/** One A4 page, which never breaks. */
export function A4({ book, style, children }: { book: Book; style: Style; children: ReactNode }) {
  return (
    <Page size="A4" wrap={false} style={{ fontFamily: book.faces.text }}>
      <View style={[design.page, style]}>{children}</View>
    </Page>
  )
}

export interface SheetProps {
  book: Book
  page: number
}

/** A sheet of the inside, with its number. */
export function Sheet({ book, page, children }: SheetProps & { children: ReactNode }) {
  return (
    <A4 book={book} style={design.sheet}>
      {children}
      <View style={design.foot}>
        <Text>{builtSettings.studioName}</Text>
        <Text>{page}</Text>
      </View>
    </A4>
  )
}

export function SheetTitle({ book, children }: { book: Book; children: string }) {
  return (
    <View style={{ gap: 12, marginBottom: 18 }}>
      <View style={design.rule} />
      <Prose book={book} style={{ ...design.title, fontFamily: book.faces.display }}>
        {children}
      </Prose>
    </View>
  )
}

interface ProseProps {
  book: Book
  style?: Style
  children: string
}

/** Running text. The PDF writer breaks lines at spaces only, so Chinese is set word by word. */
export function Prose({ book, style, children }: ProseProps) {
  if (localeFacts[book.locale].script !== 'han') return <Text style={style ?? {}}>{children}</Text>
  return (
    <View style={[design.row, { flexWrap: 'wrap' }]}>
      {chineseWords(children).map((word, index) => (
        <Text key={index} style={style ?? {}}>
          {word}
        </Text>
      ))}
    </View>
  )
}

interface PointProps {
  book: Book
  /** Extra charges have a plus instead of the dot. */
  added?: boolean
  children: string
}

/** One line of a list, with a tungsten dot. */
export function Point({ book, added = false, children }: PointProps) {
  return (
    <View style={[design.row, { gap: 7 }]}>
      {added ? (
        <Text style={{ width: 6, marginHorizontal: -1, color: brand.daylight }}>+</Text>
      ) : (
        <View
          style={{ width: 4, height: 4, borderRadius: 2, marginTop: 5, backgroundColor: brand.tungsten }}
        />
      )}
      <View style={{ flex: 1 }}>
        <Prose book={book}>{children}</Prose>
      </View>
    </View>
  )
}

export function Photograph({ src, width, height }: { src: string; width: number | string; height: number }) {
  return <Image src={src} style={[design.photograph, { width, height }]} />
}

/** The mark and the name, for dark ground. */
export function Wordmark({ book, size }: { book: Book; size: number }) {
  return (
    <View style={[design.row, { alignItems: 'center', gap: size * 0.3 }]}>
      <Svg viewBox="0 0 28 28" style={{ width: size, height: size }}>
        <Path d={markShapes.daylight} fill={brand.daylightOnNight} />
        <Path d={markShapes.tungsten} fill={brand.tungsten} />
      </Svg>
      <Text
        style={{ fontFamily: book.faces.display, fontWeight: 600, fontSize: size * 0.72, lineHeight: 1.2 }}
      >
        {studio.name.split(' ')[0]}
      </Text>
    </View>
  )
}
