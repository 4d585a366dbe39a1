import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import {
  attributeOf,
  attributes,
  contentAt,
  KB,
  listedPages,
  pagesOfMails,
  transferSize,
  transferSizeAt,
  transferSizeOfPage,
  withImports,
} from './site.ts'

/** Ten packets of 1,460 bytes, less what the answer says before the page: a host's own lines and our policy. */
const ROUND_TRIP = 13_850

test.each([...listedPages, ...pagesOfMails])(
  '$address: the page with its styles is one round trip',
  ({ html }) => {
    expect(transferSizeOfPage(html)).toBeLessThanOrEqual(ROUND_TRIP)
  },
)

test('pictures, thumbnails and faces are named by no more than what tells one content from another', () => {
  const names = listedPages.flatMap(
    ({ html }) => html.match(/\/(?:_astro|thumbnails|fonts)\/[^ "),]+/g) ?? [],
  )
  const long = names.filter((name) => !/\.js$|[.-]\w{4}\.(?:avif|webp|woff2)$|\.svg$/.test(name))
  expect([...new Set(long)]).toEqual([])
})

test('a page weighs the same whatever key its clone has drawn', () => {
  const [{ html } = { html: '' }] = listedPages
  const scripts = attributes(html, 'script', 'src')
  expect(scripts.length).toBeGreaterThan(0)
  let elsewhere = html.replace(/ uid="\w+"/g, ' uid="ABCDEF"')
  for (const script of scripts)
    elsewhere = elsewhere.replaceAll(script, script.replace(/[\w-]{6}(?=\.js$)/, 'A-_9aZ'))
  expect(elsewhere).not.toBe(html)
  expect(transferSizeOfPage(elsewhere)).toBe(transferSizeOfPage(html))
})

const size = (addresses: Iterable<string>) =>
  [...addresses].reduce((sum, address) => sum + transferSizeAt(address), 0)

test.each(listedPages)('$address: scripts before any interaction stay within their budget', ({ html }) => {
  const inlined = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, source = '']) => source)
    .join('')
  const atOnce = [
    ...attributes(html, 'script', 'src'),
    ...attributes(html, 'link rel="modulepreload"', 'href'),
  ]
  expect(size(withImports(atOnce)) + transferSize(inlined)).toBeLessThanOrEqual(6 * KB)

  // The one island that does not wait for a touch: this week’s free times, once somebody comes near to them.
  const islands = (html.match(/<astro-island\b[^>]*>/g) ?? []).filter(
    (tag) => attributeOf(tag, 'client') !== 'intent',
  )
  const names = islands.map((tag) => attributeOf(tag, 'component-export'))
  expect(names.filter((name) => !/^(Week|Next)Times$/.test(name ?? ''))).toEqual([])
  const later = islands.flatMap((tag) => [
    attributeOf(tag, 'component-url') ?? '',
    attributeOf(tag, 'renderer-url') ?? '',
  ])
  expect(size(withImports([...atOnce, ...later]))).toBeLessThanOrEqual(86 * KB)
})

const formPages = locales.map((locale) => {
  const html = contentAt(`${localizedPath(locale, '/bookings/new')}.html`).toString()
  return { locale, html, scripts: attributes(html, 'script', 'src') }
})

test.each(formPages)('the booking form in $locale stands in a page of one round trip', ({ html }) => {
  expect(html).toContain('id="form-frame"')
  expect(transferSizeOfPage(html)).toBeLessThanOrEqual(14 * KB)
})

test.each(formPages)(
  'the booking form in $locale names all its scripts, at most 30 of 150 KB, and 15 KB of texts',
  ({ html, scripts }) => {
    const islands = [
      ...attributes(html, 'astro-island', 'component-url'),
      ...attributes(html, 'astro-island', 'renderer-url'),
    ].filter((address) => !address.includes('WaitingCount'))
    expect(islands.length).toBeGreaterThan(1)
    // One that only another names would be asked for when that one is there.
    expect([...withImports(islands)].filter((address) => !scripts.includes(address))).toEqual([])
    const texts = scripts.filter((address) => address.includes('/page.'))
    expect(texts).toHaveLength(1)
    expect(size(texts)).toBeLessThanOrEqual(15 * KB)
    const others = scripts.filter((address) => !texts.includes(address))
    expect(others.length).toBeLessThanOrEqual(30)
    expect(size(withImports([...others, ...islands]))).toBeLessThanOrEqual(150 * KB)
  },
)

test.each(pagesOfMails)(
  '$address: nothing of sessions is loaded, and 90 KB of scripts at most',
  ({ html }) => {
    const scripts = [
      ...attributes(html, 'script', 'src'),
      ...attributes(html, 'astro-island', 'component-url'),
      ...attributes(html, 'astro-island', 'renderer-url'),
    ]
    expect(scripts.length).toBeGreaterThan(2)
    const all = [...withImports(scripts)]
    expect(all.filter((script) => contentAt(script).includes('signInWithPassword'))).toEqual([])
    expect(size(all)).toBeLessThanOrEqual(90 * KB)
  },
)

test.each(locales)('fonts of a page in %s stay within 60 KB', (locale) => {
  const page = listedPages.find((entry) => entry.locale === locale)
  const files = new Set(page?.html.match(/\/fonts\/[\w-]+\.woff2/g))
  expect(files.size).toBeGreaterThan(0)
  expect([...files].reduce((sum, file) => sum + contentAt(file).length, 0)).toBeLessThanOrEqual(60 * KB)
})

test.each(locales)('the brochure in %s is at most 1 MB', (locale) => {
  const pdf = contentAt(`/brochure/gegee-studio-${locale}.pdf`)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThanOrEqual(1024 * KB)
})

test.each(listedPages)('$address asks nothing of another host', ({ html }) => {
  const sources = [
    ...['img', 'script', 'source', 'iframe', 'video', 'audio'].flatMap((name) =>
      attributes(html, name, 'src'),
    ),
    ...['img', 'source'].flatMap((name) => attributes(html, name, 'srcset')),
    ...(html.match(/<link\b[^>]*>/g) ?? [])
      .filter((tag) => !/rel="(canonical|alternate)"/.test(tag))
      .flatMap((tag) => attributeOf(tag, 'href') ?? []),
    ...[...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, target = '']) => target),
  ]
  expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([])
})
