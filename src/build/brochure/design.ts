import { StyleSheet } from '@react-pdf/renderer'
import { brand } from '../../content/brand.ts'

export const edge = 44

/** The styles of all sheets. Sizes are points of an A4 page. */
export const design = StyleSheet.create({
  // A page that may not break is as high as its content: this is A4.
  page: { height: 841.89, fontSize: 9.5, lineHeight: 1.5 },
  sheet: {
    paddingTop: 52,
    paddingBottom: 56,
    paddingHorizontal: edge,
    backgroundColor: brand.paper,
    color: brand.ink,
  },
  night: { backgroundColor: brand.night, color: brand.light },
  title: { fontSize: 30, fontWeight: 600, lineHeight: 1.15 },
  heading: { fontSize: 14, fontWeight: 600, lineHeight: 1.25 },
  lead: { fontSize: 11.5, lineHeight: 1.55, color: brand.muted },
  muted: { color: brand.muted },
  strong: { fontWeight: 600 },
  rule: { width: 40, height: 3, borderRadius: 1.5, backgroundColor: brand.tungsten },
  photograph: { borderRadius: 8, objectFit: 'cover' },
  row: { flexDirection: 'row' },
  foot: {
    position: 'absolute',
    left: edge,
    right: edge,
    bottom: 26,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: brand.muted,
  },
})
