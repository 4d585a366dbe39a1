import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

// What a fifth language needs: a folder of texts, a record in src/i18n/locales.ts, and npm run mail-templates for its
// mails. Nothing else is touched.

const ROOT = join(import.meta.dirname, '../..')
const END = /^\} as const satisfies/m
let site: string

const run = promisify(execFile)
const built = (path: string) => readFile(join(site, 'dist', path))
const page = async (path: string) => (await built(path)).toString()

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'gegee-fifth-'))
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  const needed = stdout
    .split('\n')
    .filter((path) => path && !/^(tests|e2e|docs(?!\/imagery\/encoded))\//.test(path))
  for (const path of needed) await cp(join(ROOT, path), join(site, path)).catch(leaveOutDeleted)
  await symlink(join(ROOT, 'node_modules'), join(site, 'node_modules'))
  await cp(join(ROOT, 'locales/en'), join(site, 'locales/de'), { recursive: true })
  const record = `  de: { label: 'DE', name: 'Deutsch', tag: 'de', intl: 'de', openGraph: 'de_DE', script: 'latin', marks: western, numbers: plain },`
  const facts = join(site, 'src/i18n/locales.ts')
  const code = await readFile(facts, 'utf8')
  expect(code).toMatch(END)
  await writeFile(facts, code.replace(END, `${record}\n$&`))
  await run('npm', ['run', 'mail-templates'], { cwd: site })
  await run('npx', ['astro', 'build'], { cwd: site, maxBuffer: 1e8 })
}, 600_000)

afterAll(() => rm(site, { recursive: true }))

/** A file that git still lists but is gone. */
function leaveOutDeleted(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

test('every page of the other languages is there, in its language', async () => {
  const { stdout } = await run('find', ['dist', '-name', '*.html'], { cwd: site })
  const pages = stdout.trim().split('\n')
  const of = (locale: string) => pages.filter((path) => new RegExp(`^dist/${locale}[/.]`).test(path)).length
  expect(of('de')).toBeGreaterThan(20)
  expect(of('de')).toBe(of('ru'))
  for (const path of pages.filter((name) => /^dist\/de[/.]/.test(name))) {
    expect(await readFile(join(site, path), 'utf8'), path).toContain('<html lang="de"')
  }
})

test('the other pages lead to it, in the selector, for search engines and at the neutral door', async () => {
  const home = await page('index.html')
  expect(home).toMatch(/data-locale="de"/)
  expect(home).toMatch(/hreflang="de"/)
  expect(home).toMatch(/content="de_DE"/)
  expect(home).toMatch(/data-prefixes="[^"]*\bde\b/)
  expect(await page('sitemap.xml')).toContain('/de/pricing')
  expect(await page('llms.txt')).toContain('Deutsch')
})

test('ids lead to its pages', async () => {
  const rules = await page('_redirects')
  expect(rules).toContain('/de/bookings/:id /de/bookings/detail 200')
  expect(rules).toContain('/de/admin/users/:id /de/admin/users/detail 200')
})

test('it has its fonts, share pictures, brochure and manifest', async () => {
  const pricing = await page('de/pricing.html')
  const fonts = [...pricing.matchAll(/\/(fonts\/[\w-]+\.woff2)/g)].map(([, path = '']) => path)
  expect(fonts.length).toBeGreaterThan(3)
  for (const font of fonts) expect((await built(font)).length).toBeGreaterThan(500)
  expect((await built('og/de/pricing.jpg')).length).toBeGreaterThan(10_000)
  expect((await built('brochure/gegee-studio-de.pdf')).subarray(0, 4).toString()).toBe('%PDF')
  expect(JSON.parse(await page('de/manifest.webmanifest'))).toMatchObject({ lang: 'de', start_url: '/de' })
})

test('it has its mails', async () => {
  const write = `const { writeAccountMail } = await import('./src/mail/write-account-mail.ts')
    console.log(JSON.stringify(writeAccountMail('de', { kind: 'signup', link: 'https://example.com' })))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', write], { cwd: site })
  expect(JSON.parse(stdout).html).toContain('<html lang="de">')
})
