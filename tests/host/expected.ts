import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prefixedLocales } from '../../src/i18n/locales.ts'
import { findRewrite, parseRewrites } from '../../supabase/local/site/rewrites.ts'

/** How an address shall be answered. */
export interface Expected {
  path: string
  status: 200 | 404
  /** Whose bytes come; null where any will do. */
  file: string | null
  /** Hosts differ: some lead to the address without what is too much. */
  mayRedirect?: boolean
}

/** Every address of a built site, and some that are none. */
export function expectedAddresses(folder: string): Expected[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((name) => !/^\/_(headers|redirects)$/.test(name))
  const pages = names.filter((name) => name.endsWith('.html') && !name.endsWith('/404.html'))
  return [
    ...pages.flatMap((name) => asPage(folder, name)),
    ...names.filter((name) => !name.endsWith('.html')).map((name) => found(encodeURI(name), folder + name)),
    ...rewritten(folder, names),
    ...['', ...prefixedLocales].map((locale) => missing(folder, locale)),
    { path: '/_astro/none.js', status: 404, file: null },
  ]
}

const found = (path: string, file: string): Expected => ({ path, status: 200, file })

function asPage(folder: string, name: string): Expected[] {
  const path = name.replace(/(\/index)?\.html$/, '') || '/'
  const page = found(path, folder + name)
  return path === '/' ? [page] : [page, { ...page, path: `${path}/`, mayRedirect: true }]
}

/** An address for each rule of `_redirects`. */
function rewritten(folder: string, names: readonly string[]): Expected[] {
  const rules = readFileSync(join(folder, '_redirects'), 'utf8')
  const rewrites = parseRewrites(rules)
  return [...rules.matchAll(/^(\/\S+)/gm)].map(([, from = '']) => {
    const path = from.replace(/:[a-z]+/g, '00000000-0000-4000-8000-000000000001')
    const to = findRewrite(rewrites, path)
    const file = [`${to}.html`, `${to}/index.html`].find((name) => names.includes(name))
    if (!file) throw new Error(`_redirects leads ${from} to a page that is not there.`)
    return found(path, folder + file)
  })
}

function missing(folder: string, locale: string): Expected {
  const start = locale && `/${locale}`
  return { path: `${start}/no-such-page`, status: 404, file: `${folder}${start}/404.html` }
}
