// Lighthouse, as a phone on slow 4G, over every public page in every language of the built site, and over the
// booking form of somebody who has signed in:
//   npm run build && npm run bench:pages             all pages
//   npm run build && npm run bench:pages -- /ru /en/about  only these
// Lighthouse comes through npx: with all it needs it is a sixth of the files `npm ci` would write, for this alone.
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { ensureChromium } from '../../e2e/support/chromium.ts'
import { footerNavigation, publicNavigation } from '../../src/content/routes.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { createBackend } from '../../supabase/local/backend.ts'
import { localKeys } from '../../supabase/local/data-folder/keys.ts'
import { precompress } from '../../supabase/local/site/precompress.ts'
import { startSiteServer } from '../../supabase/local/site/site-server.ts'
import { freePort } from '../support/free-port.ts'
import { copyTemplateDatabase } from '../support/template-database.ts'

const PORT = Number(process.env.PORT ?? 4395)
const FORM = '/bookings/new'

const wanted = process.argv.slice(2)
const addresses = [...publicNavigation, ...footerNavigation, { path: FORM }]
  .flatMap(({ path }) => locales.map((locale) => localizedPath(locale, path)))
  .filter((address) => wanted.length === 0 || wanted.includes(address))

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']
const LIGHTHOUSE = 'lighthouse@13.5.0'
const kinds = { document: 'HTML', script: 'JS', font: 'fonts', image: 'images' } as const

/** The part of Lighthouse's result that is read here. */
interface Result {
  runtimeError?: { message: string }
  audits: Record<string, Audit>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
}

interface Audit {
  id: string
  title: string
  score: number | null
  numericValue?: number
  details?: { type: string; items?: unknown[] }
}

interface TransferRow {
  resourceType: string
  transferSize: number
}

function row(address: string, result: Result) {
  const value = (audit: string) => Math.round((result.audits[audit]?.numericValue ?? 0) * 1000) / 1000
  const details = result.audits['resource-summary']?.details
  const items = details?.type === 'table' ? (details.items as unknown as TransferRow[]) : []
  const bytes = (type: string) => items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0
  const scores = categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100))
  return {
    page: address,
    'perf/a11y/practice/seo/agents': scores.join(' '),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: value('cumulative-layout-shift'),
    ...Object.fromEntries(
      Object.entries({ ...kinds, total: 'total' }).map(([type, name]) => [
        `${name} KB`,
        Math.round(bytes(type) / 102.4) / 10,
      ]),
    ),
  }
}

/** What costs points, by page: the audits that count and are not passed. */
function losses(result: Result): string[] {
  return categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => result.audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, title }) => `${id}: ${title}`),
  )
}

const folder = await copyTemplateDatabase()
const origin = `http://localhost:${PORT}`
const keys = localKeys('.local')
const backend = await createBackend({
  database: { kind: 'pglite', folder },
  siteUrl: origin,
  keys,
})
await precompress('dist')
const server = await startSiteServer({
  dist: resolve('dist'),
  host: '127.0.0.1',
  port: PORT,
  backend: () => Promise.resolve(backend),
})
/** Signs the demo customer in, in the browser that Lighthouse uses. */
async function signIn(browser: BrowserContext) {
  const { data } = await createClient(origin, keys.publishableKey, {
    auth: { persistSession: false },
  }).auth.signInWithPassword({ email: 'customer@example.com', password: 'gegee-demo' })
  if (!data.session) throw new Error('could not sign in')
  const page = await browser.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((value) => localStorage.setItem('gegee-session', value), JSON.stringify(data.session))
  await page.close()
}

/** Throws when Lighthouse cannot judge the page. */
async function judge(address: string, port: number, form: boolean): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, origin + address, `--port=${port}`, '--output=json', '--quiet'],
      ...['--form-factor=mobile', '--throttling-method=simulate'],
      // Screens behind the sign-in stand in no search engine, on purpose.
      ...categories.filter((name) => !form || name !== 'seo').map((name) => `--only-categories=${name}`),
      // Else it signs out again.
      ...(form ? ['--disable-storage-reset'] : []),
    ],
    { maxBuffer: 2 ** 28 },
  )
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`)
  return result
}

try {
  const rows = []
  for (const [index, address] of addresses.entries()) {
    process.stdout.write(`${index + 1}/${addresses.length} ${address} … `)
    const form = address.endsWith(FORM)
    // Each page in a browser of its own, so that nothing is in its cache.
    const debugPort = await freePort()
    const context = await chromium.launchPersistentContext('', {
      executablePath: ensureChromium(),
      args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-background-networking'],
    })
    if (form) await signIn(context)
    const result = await judge(address, debugPort, form).finally(() => context.close())
    const entry = row(address, result)
    console.log(entry['perf/a11y/practice/seo/agents'])
    for (const loss of losses(result)) console.log(`      ${loss}`)
    rows.push(entry)
  }
  console.table(rows)
} finally {
  await server.close()
  await backend.close()
  await rm(folder, { recursive: true, force: true })
}
