import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { cached } from './cache.ts'

/** The typefaces, whole, as their packages bring them. One source for pages, pictures and brochure. */
const files = {
  'onest-400': '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf',
  'onest-600': '@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf',
  'geologica-400': '@expo-google-fonts/geologica/400Regular/Geologica_400Regular.ttf',
  'geologica-600': '@expo-google-fonts/geologica/600SemiBold/Geologica_600SemiBold.ttf',
  'noto-sans-sc-400': '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2',
  'noto-sans-sc-600': '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff2',
} as const

export type FontName = keyof typeof files

/** The features we set or that spelling needs: kerning, tabular figures, marks. */
const features = ['kern', 'tnum', 'ccmp', 'locl', 'mark']

/** A font with these characters only (of those it has). */
export function fontWith(
  name: FontName,
  characters: string,
  format: 'woff2' | 'truetype',
): Promise<Uint8Array<ArrayBuffer>> {
  const sorted = [...new Set(characters)].sort().join('')
  return cached(name, [files[name], sorted, format, features.join()], async () =>
    subsetFont(await readFile(join(process.cwd(), 'node_modules', files[name])), sorted, {
      targetFormat: format,
      noHinting: true,
      keepFeatures: features,
    }),
  )
}
