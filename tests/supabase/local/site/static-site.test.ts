import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, parseHeaderRules } from '../../../../supabase/local/site/header-rules.ts'
import { precompress } from '../../../../supabase/local/site/precompress.ts'
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
  'dist/llms.txt': 'Гэгээ студи',
  'dist/.hidden': 'hidden',
  'dist/.well-known/security.txt': 'contact',
  'dist-old/secret.txt': 'secret',
  'dist/_redirects': '/bookings/:id /bookings/detail 200\n/en/bookings/:id/edit /en/about 200\n',
  'dist/_headers':
    '/*\n  X-Content-Type-Options: nosniff\n\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'secret.txt': 'secret',
}

let folder: string
let server: Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gegee-site-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  await precompress(join(folder, 'dist'))
  server = await serve('dist')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function serve(name: string): Promise<Server> {
  const listening = createServer(createStaticSite(join(folder, name))).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return listening
}

/** Asks with the path as it is written here; fetch() would tidy it up, and accept encodings by itself. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const asked = request({ port, path, headers, method }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  return { status: answer.statusCode, headers: answer.headers, body, text: body.toString() }
}

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
    ['/.well-known/security.txt', 'contact'],
  ])('%s is found', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text })
  })

  test.each([
    ['/nothing', 'missing'],
    ['/en/nothing', 'missing en'],
    ['/en/deep/nothing', 'missing en'],
    ['/ru/nothing', 'missing'],
    ['/_redirects', 'missing'],
    ['/_headers', 'missing'],
    ['/%5fheaders', 'missing'],
    ['//_headers', 'missing'],
    ['/.hidden', 'missing'],
    ['/%2ehidden', 'missing'],
  ])('%s is answered with 404 and the page of its language', async (path, text) => {
    const answer = await get(path)
    expect(answer).toMatchObject({ status: 404, text })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.etag).toBeUndefined()
  })

  test('a missing asset is not remembered', async () => {
    const { status, headers } = await get('/_astro/gone.js')
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache'])
  })

  test('a text for machines says how it is written', async () => {
    const { headers, text } = await get('/llms.txt')
    expect([headers['content-type'], text]).toEqual(['text/plain; charset=utf-8', 'Гэгээ студи'])
  })
})

describe('rewrites', () => {
  test('an id leads to the shell page, with status 200', async () => {
    expect(await get('/bookings/4f1c?tab=1')).toMatchObject({ status: 200, text: 'detail' })
    expect(await get('/bookings/4f1c/')).toMatchObject({ status: 200, text: 'detail' })
    expect(await get('/en/bookings/4f1c/edit')).toMatchObject({ status: 200, text: 'about en' })
  })

  test('a page that exists wins', async () => {
    expect((await get('/bookings/new')).text).toBe('new')
    expect((await get('/bookings/new/')).text).toBe('new')
  })

  test('a placeholder stands for one segment', async () => {
    expect((await get('/bookings/4f1c/edit')).status).toBe(404)
  })
})

describe('nothing outside of the site is served', () => {
  test.each([
    ['/../secret.txt', 404],
    ['/../dist-old/secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/nested/..%2f..%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/about%00.html', 404],
    ['/%', 400],
    ['/%e0%a4%a', 400],
    ['//etc/passwd', 404],
    ['//', 200],
  ])('%s', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('secret')
  })
})

describe('caching and compression', () => {
  test('a page is revalidated by its ETag', async () => {
    const first = await get('/about')
    const { etag = '' } = first.headers
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(await get('/about', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect(await get('/about', { 'if-none-match': 'W/"other"' })).toMatchObject({ status: 200 })
  })

  test('hashed assets are immutable, by the rules of _headers', async () => {
    expect((await get('/_astro/site.abc123.css')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/css',
    })
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('of %j it chooses %s', async (accepted, encoding) => {
    const { body, headers } = await get('/_astro/site.abc123.css', { 'accept-encoding': accepted })
    const decoded =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(decoded.toString()).toBe(LONG)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-length']).toBe(String(body.length))
  })

  test('each encoding has an ETag of its own', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) =>
          (await get('/_astro/site.abc123.css', { 'accept-encoding': accepted })).headers.etag,
      ),
    )
    expect(new Set(etags).size).toBe(3)
  })

  test('pictures are not compressed again', async () => {
    const { headers } = await get('/photo.webp', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('a file that changes on the disk is read again, and compressed again', async () => {
    const page = join(folder, 'dist/nested/index.html')
    writeFileSync(page, LONG)
    expect((await get('/nested')).text).toBe(LONG)
    await precompress(join(folder, 'dist'))
    expect((await get('/nested', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    writeFileSync(page, `${LONG}!`)
    utimesSync(page, new Date(), new Date(Date.now() + 5000))
    await precompress(join(folder, 'dist'))
    const { body } = await get('/nested', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe(`${LONG}!`)
    for (const name of [page, `${page}.br`, `${page}.gz`]) rmSync(name)
    writeFileSync(page, 'nested')
  })

  test('HEAD answers like GET, without a body', async () => {
    const { status, headers, text } = await get('/about', {}, 'HEAD')
    expect([status, headers['content-length'], text]).toEqual([200, '5', ''])
    expect(await get('/nothing', {}, 'HEAD')).toMatchObject({ status: 404, text: '' })
  })

  test('other methods are refused', async () => {
    const { status, headers } = await get('/about', {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test('a mistake in _redirects or _headers is named with its line', () => {
  const broken = mkdtempSync(join(tmpdir(), 'gegee-site-'))
  try {
    writeFileSync(join(broken, '_redirects'), '/a /b 200\n/c /d 301')
    expect(() => createStaticSite(broken)).toThrow(/_redirects, line 2/)
    writeFileSync(join(broken, '_redirects'), '')
    writeFileSync(join(broken, '_headers'), '  X-Early: 1')
    expect(() => createStaticSite(broken)).toThrow(/_headers, line 1/)
  } finally {
    rmSync(broken, { recursive: true })
  }
})

test('the rules of the project can be read, and close every page', () => {
  const rules = parseHeaderRules(
    readFileSync(join(import.meta.dirname, '../../../../public/_headers'), 'utf8'),
  )
  const headers = headersFor(rules, '/anything')
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})
