import { expect, test } from 'vitest'
import { alternatesOf } from '../../src/i18n/alternates.ts'
import { localeFacts, locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { allAddresses, attributeOf, attributes, contentAt, KB, listedPages } from './site.ts'

const pathOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).pathname)
const tagWith = (html: string, pattern: RegExp) =>
  html.match(/<(?:meta|link)\b[^>]*>/g)?.find((tag) => pattern.test(tag)) ?? ''

test.each(allAddresses)('%s has one headline and a title', (address) => {
  const html = contentAt(address).toString()
  expect(html.match(/<title>[^<]{5,}<\/title>/g)).toHaveLength(1)
  // The screens of the booking area write their headlines in the browser.
  expect(html.match(/<h1\b/g)?.length ?? 0).toBeLessThanOrEqual(1)
})

test.each(listedPages)('$address is described, in its language', ({ html, locale, address }) => {
  expect(html.match(/<h1\b/g)).toHaveLength(1)
  expect(attributes(html, 'html', 'lang')).toEqual([localeFacts[locale].tag])
  const description = attributeOf(tagWith(html, /name="description"/), 'content') ?? ''
  expect(description.length).toBeGreaterThan(locale === 'zh' ? 20 : 50)
  expect(description.length).toBeLessThanOrEqual(180)
  expect(html).not.toContain('content="noindex"')
  expect(pathOf(attributeOf(tagWith(html, /rel="canonical"/), 'href'))).toBe(address)
})

test('no two pages of a language share a title or a description', () => {
  for (const locale of locales) {
    const pages = listedPages.filter((page) => page.locale === locale)
    const titles = pages.map(({ html }) => html.match(/<title>([^<]*)/)?.[1])
    const descriptions = pages.map(({ html }) => attributeOf(tagWith(html, /name="description"/), 'content'))
    expect(new Set(titles).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
  }
})

test.each(listedPages)('$address names itself in every language', ({ html, path }) => {
  const links = (html.match(/<link rel="alternate"[^>]*>/g) ?? []).map((tag) => ({
    hreflang: attributeOf(tag, 'hreflang'),
    href: pathOf(attributeOf(tag, 'href')),
  }))
  expect(links).toEqual(alternatesOf(path))
})

test.each(listedPages)('$address has a picture of its own where it is shared', ({ html, locale }) => {
  const address = pathOf(attributeOf(tagWith(html, /property="og:image"/), 'content')) ?? ''
  expect(address).toMatch(new RegExp(`^/og/${locale}/`))
  const picture = contentAt(address)
  expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(picture.length).toBeLessThan(300 * KB)
})

test.each(listedPages)('$address has well-formed structured data', ({ html, path }) => {
  const source = html.match(/<script type="application\/ld\+json">([^<]*)<\/script>/)?.[1] ?? ''
  const data = JSON.parse(source) as { '@graph': { '@type': string; [key: string]: unknown }[] }
  const types = data['@graph'].map((entry) => entry['@type'])
  expect(types).toEqual([
    ...(path === '/' || path === '/contact' ? ['LocalBusiness'] : []),
    ...(path === '/' ? [] : ['BreadcrumbList']),
  ])
  for (const studio of data['@graph'].filter((entry) => entry['@type'] === 'LocalBusiness')) {
    expect(studio).toMatchObject({
      name: 'Gegee Studio',
      address: { addressCountry: 'MN' },
      geo: { '@type': 'GeoCoordinates' },
      openingHoursSpecification: { opens: '09:00', closes: '22:00' },
    })
    expect(studio.priceRange).toMatch(/110.000.?₮–2.100.000.?₮/)
  }
})

test('the sitemap lists the public pages and nothing else', () => {
  const sitemap = contentAt('/sitemap.xml').toString()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => pathOf(url))
  expect(listed.sort()).toEqual(listedPages.map(({ address }) => address).sort())
  const indexable = allAddresses.filter(
    (address) => !contentAt(address).toString().includes('content="noindex"'),
  )
  expect(listed).toEqual(indexable.sort())
})

test('robots.txt leads to the sitemap and llms.txt to every page', () => {
  expect(contentAt('/robots.txt').toString()).toContain('/sitemap.xml')
  const summary = contentAt('/llms.txt').toString()
  for (const { address, locale } of listedPages) {
    if (locale === 'en') expect(summary).toContain(`${address})`)
  }
})

test.each(locales)('the manifest of %s has its icons, one of them maskable', (locale) => {
  const manifest = JSON.parse(contentAt(localizedPath(locale, '/manifest.webmanifest')).toString()) as {
    start_url: string
    icons: { src: string; purpose: string }[]
  }
  expect(manifest.start_url).toBe(localizedPath(locale, '/'))
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons) expect(contentAt(src).subarray(1, 4).toString()).toBe('PNG')
})
