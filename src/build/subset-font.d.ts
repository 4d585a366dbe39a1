declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'woff2' | 'truetype'; noHinting: boolean; keepFeatures: readonly string[] },
  ): Promise<Uint8Array>
}
