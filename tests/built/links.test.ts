import { expect, test } from 'vitest'
import { isLocale } from '../../src/i18n/locales.ts'
import { splitPath } from '../../src/i18n/url.ts'
import { findRewrite, parseRewrites } from '../../supabase/local/site/rewrites.ts'
import { allAddresses, contentAt, fileAt } from './site.ts'

const rewrites = parseRewrites(contentAt('/_redirects').toString())
const leadsSomewhere = (path: string) => Boolean(fileAt(path) ?? findRewrite(rewrites, path))

interface Link {
  href: string
  language: string | undefined
}

function links(html: string): Link[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = tag.match(/\shref="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&')
    return href === undefined ? [] : [{ href, language: tag.match(/\sdata-locale="([^"]*)"/)?.[1] }]
  })
}

test.each(allAddresses)('%s: every link leads somewhere, in the same language', (address) => {
  const html = contentAt(address).toString()
  const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))
  const { locale } = splitPath(address)
  const problems: string[] = []
  for (const { href, language } of links(html)) {
    if (/^(https?|mailto|tel):/.test(href)) continue
    const [path = '', fragment] = href.split('#')
    const target = path.split('?')[0] ?? ''
    if (target && !leadsSomewhere(target)) problems.push(`broken: ${href}`)
    if (fragment && (!target || target === address) && !ids.has(fragment))
      problems.push(`no such place: ${href}`)
    if (fragment && target && target !== address && leadsSomewhere(target)) {
      if (!contentAt(target).toString().includes(`id="${fragment}"`)) problems.push(`no such place: ${href}`)
    }
    const wanted = isLocale(language) ? language : locale
    const isPage = target && !/\.\w+$/.test(target)
    if (isPage && splitPath(target).locale !== wanted) problems.push(`another language: ${href}`)
  }
  expect(problems).toEqual([])
})

// Cloudflare Pages does; Netlify looks for the file first.
test('a host that asks its rules before it looks for a file finds every page all the same', () => {
  const taken = allAddresses.filter((address) => {
    const page = findRewrite(rewrites, address)
    return page !== undefined && fileAt(page) !== fileAt(address)
  })
  expect(taken).toEqual([])
})
