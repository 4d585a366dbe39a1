import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { footerNavigation, mailPages, publicNavigation } from '../../src/content/routes.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'

/** The built site under test. */
export const dist: string = resolve(process.env.DIST ?? 'dist')

export const KB = 1024

export interface BuiltPage {
  locale: Locale
  path: string
  /** Its address on the site. */
  address: string
  html: string
}

/** The file that answers an address, as a static host finds it; undefined where there is none. */
export function fileAt(address: string): string | undefined {
  const path = decodeURI(address)
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`]
  return candidates.map((name) => join(dist, name)).find((name) => existsSync(name) && !isFolder(name))
}

const isFolder = (path: string) => existsSync(`${path}/.`)

/** Bytes of a file as it travels: compressed where compression makes it smaller. */
export function transferSize(content: Buffer | string): number {
  return brotliCompressSync(content).length
}

const standIn = (words: string, length: number) =>
  createHash('sha256').update(words).digest('base64url').slice(0, length)

/**
 * The same of a page, whoever has built it: each clone draws a key of its own, and with it other names of scripts and
 * islands, which travel in a few bytes more or less.
 */
export function transferSizeOfPage(html: string): number {
  const scriptsNamed = html.replace(
    /([\w.-]+)\.([\w-]{6,7})\.js\b/g,
    (_, name: string, { length }: string) => `${name}.${standIn(name, length)}.js`,
  )
  let islands = 0
  return transferSize(
    scriptsNamed.replace(/ uid="\w+"/g, () => {
      islands += 1
      return ` uid="${standIn(`${islands}`, 6)}"`
    }),
  )
}

const sizes = new Map<string, number>()

/** The same of the file at an address. Most pages load the same scripts: each is compressed once. */
export function transferSizeAt(address: string): number {
  const size = sizes.get(address) ?? transferSize(contentAt(address))
  sizes.set(address, size)
  return size
}

export function contentAt(address: string): Buffer {
  const file = fileAt(address)
  if (!file) throw new Error(`${address} is not in the built site`)
  return readFileSync(file)
}

const read = (locale: Locale, path: string): BuiltPage => {
  const address = localizedPath(locale, path)
  return { locale, path, address, html: contentAt(address).toString() }
}

/** The pages search engines may list, in every language. */
export const listedPages: BuiltPage[] = [...publicNavigation, ...footerNavigation].flatMap(({ path }) =>
  locales.map((locale) => read(locale, path)),
)

/** The pages that links in emails open, in every language. */
export const pagesOfMails: BuiltPage[] = mailPages.flatMap((path) =>
  locales.map((locale) => read(locale, path)),
)

/** The addresses of all pages of the site. */
export const allAddresses: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`)

/** The values of an attribute of all elements with that name. */
export function attributes(html: string, element: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? []
  return tags.flatMap((tag) => attributeOf(tag, attribute) ?? [])
}

export function attributeOf(tag: string, attribute: string): string | undefined {
  return tag.match(new RegExp(`\\s${attribute}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&')
}

/** The scripts a script imports before it runs, itself included. */
export function withImports(addresses: string[], known = new Set<string>()): Set<string> {
  for (const address of addresses) {
    if (known.has(address)) continue
    known.add(address)
    const source = contentAt(address).toString()
    const imports = [...source.matchAll(/(?:\bfrom|\bimport)\s*"(\.\.?\/[^"]+)"/g)].map(
      ([, target = '']) => new URL(target, `http://x${address}`).pathname,
    )
    withImports(imports, known)
  }
  return known
}
