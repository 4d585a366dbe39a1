import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticSite } from '../../../../supabase/local/site/static-site.ts'

const LONG = 'body { color: red }\n'.repeat(200)

const FILES: Record<string, string> = {
  'dist/index.html': 'home',
  'dist/en.html': 'home en',
  'dist/about.html': 'about',
  'dist/en/about.html': 'about en',
  'dist/nested/index.html': 'nested',
  'dist/bookings/new.html': 'new',
  'dist/bookings/detail.html': 'detail',
  'dist/404.html': 'missing',
  'dist/en/404.html': 'missing en',
  'dist/with space.txt': 'space',
  'dist/_astro/site.abc123.css': LONG,
  'dist/photo.webp': LONG,
  'dist/_redirects':
    '/bookings/:id /bookings/detail 200 # shell\n/old/:name /new/:name 301\n/blog/* /news/:splat 302',
  'dist/_headers':
    '/*\n  X-Content-Type-Options: nosniff\n\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'secret.txt': 'secret',
}

let folder: string
let site: (request: Request) => Promise<Response>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gegee-site-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist/leak.txt'))
  symlinkSync(folder, join(folder, 'dist/up'))
  site = createStaticSite(join(folder, 'dist'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost${path}`, { headers, method }))

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/en', 'home en'],
    ['/en/', 'home en'],
    ['/about', 'about'],
    ['/about.html', 'about'],
    ['/en/about?x=1', 'about en'],
    ['/nested', 'nested'],
    ['/nested/', 'nested'],
    ['/with%20space.txt', 'space'],
  ])('%s is found', async (path, text) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, text])
  })

  test.each([
    ['/nothing', 'missing'],
    ['/en/nothing', 'missing en'],
    ['/en/deep/nothing', 'missing en'],
    ['/ru/nothing', 'missing'],
    ['/_redirects', 'missing'],
    ['/_headers', 'missing'],
    ['//_headers', 'missing'],
  ])('%s is answered with 404 and the page of its language', async (path, text) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, text])
    expect(response.headers.get('etag')).toBeNull()
  })

  test('a missing asset is not remembered', async () => {
    const response = await get('/_astro/gone.js')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  })
})

describe('redirects', () => {
  test('an id leads to the shell page, with status 200', async () => {
    const response = await get('/bookings/4f1c?tab=1')
    expect([response.status, await response.text()]).toEqual([200, 'detail'])
  })

  test('a page that exists wins', async () => {
    expect(await (await get('/bookings/new')).text()).toBe('new')
    expect(await (await get('/bookings/new/')).text()).toBe('new')
  })

  test('a placeholder stands for one segment', async () => {
    expect((await get('/bookings/4f1c/edit')).status).toBe(404)
  })

  test.each([
    ['/old/page', 301, '/new/page'],
    ['/blog/2034/may', 302, '/news/2034/may'],
    ['/old/%D0%B0', 301, '/new/%D0%B0'],
  ])('%s moves on', async (path, status, location) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })
})

describe('nothing outside of the site is served', () => {
  test.each([
    ['/../secret.txt', 404], // normalised by URL itself
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 400],
    ['/nested/..%2f..%2fsecret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['/about%00.html', 400],
    ['/%', 400],
    ['/%e0%a4%a', 400],
    ['/leak.txt', 404],
    ['/up/secret.txt', 404],
    ['//etc/passwd', 404],
  ])('%s', async (path, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('caching and compression', () => {
  test('a page is revalidated by its ETag', async () => {
    const first = await get('/about')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const again = await get('/about', { 'if-none-match': known })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('hashed assets are immutable, by the rules of _headers', async () => {
    const { headers } = await get('/_astro/site.abc123.css')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['', null],
  ])('of %j it chooses %s', async (accepted, encoding) => {
    const response = await get('/_astro/site.abc123.css', { 'accept-encoding': accepted })
    const bytes = Buffer.from(await response.arrayBuffer())
    const decoded =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(decoded.toString()).toBe(LONG)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
  })

  test('each encoding has an ETag of its own', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) =>
        (await get('/_astro/site.abc123.css', { 'accept-encoding': accepted })).headers.get('etag'),
      ),
    )
    expect(new Set(etags).size).toBe(3)
  })

  test('pictures are not compressed again', async () => {
    const { headers } = await get('/photo.webp', { 'accept-encoding': 'br' })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null])
  })

  test('a file that changes on the disk is read again', async () => {
    expect(await (await get('/nested')).text()).toBe('nested')
    writeFileSync(join(folder, 'dist/nested/index.html'), 'changed text')
    expect(await (await get('/nested')).text()).toBe('changed text')
    writeFileSync(join(folder, 'dist/nested/index.html'), 'nested')
  })

  test('HEAD answers like GET, without a body', async () => {
    const response = await get('/about', {}, 'HEAD')
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '5',
      '',
    ])
  })

  test('other methods are refused', async () => {
    const response = await get('/about', {}, 'POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('a mistake in _redirects or _headers is named with its line', () => {
  const broken = mkdtempSync(join(tmpdir(), 'gegee-site-'))
  try {
    writeFileSync(join(broken, '_redirects'), '/a /b 200\n/c /d 299')
    expect(() => createStaticSite(broken)).toThrow(/_redirects, line 2/)
    writeFileSync(join(broken, '_redirects'), '')
    writeFileSync(join(broken, '_headers'), '  X-Early: 1')
    expect(() => createStaticSite(broken)).toThrow(/_headers, line 1/)
  } finally {
    rmSync(broken, { recursive: true })
  }
})

test('the rules of the project can be read, and close every page', async () => {
  const real = createStaticSite(join(import.meta.dirname, '../../../../public'))
  const { headers } = await real(new Request('http://localhost/anything'))
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})
