import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { addressMark } from './cache.ts'

/** A picture as Astro names it: its own, a hash of its content and one of how it was made, which together weigh most. */
const named = /^_astro\/([\w-]+?)\.[\w-]{8}_\w+\.(avif|webp)$/

/**
 * Gives the built pictures short names, which still change with their content, and returns what pages have to call
 * them. Only pages name pictures: no script and no style sheet does.
 */
export async function shortPictureNames(folder: string, names: string[]): Promise<(page: string) => string> {
  const short = new Map<string, string>()
  for (const name of names) {
    const [, own, format] = name.match(named) ?? []
    if (own) short.set(name, `_astro/${own}.${addressMark(name)}.${format}`)
  }
  if (new Set(short.values()).size < short.size) throw new Error('Two pictures came to the same short name')
  await Promise.all(Array.from(short, ([from, to]) => rename(join(folder, from), join(folder, to))))
  return (page) =>
    page.replaceAll(/\b_astro\/[\w-]+\.[\w-]+\.(?:avif|webp)\b/g, (name) => short.get(name) ?? name)
}
