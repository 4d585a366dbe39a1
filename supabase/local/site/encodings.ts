export type Encoding = 'br' | 'gzip'

const OFFERED: readonly Encoding[] = ['br', 'gzip']

/** The best encoding an Accept-Encoding header allows, or null for none. */
export function chooseEncoding(accepted: string | null): Encoding | null {
  const qualities = new Map<string, number>()
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    if (name !== '') qualities.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  let best: Encoding | null = null
  let bestQuality = 0
  for (const encoding of OFFERED) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0
    if (quality > bestQuality) [best, bestQuality] = [encoding, quality]
  }
  return best
}
