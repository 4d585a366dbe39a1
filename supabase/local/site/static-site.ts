import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseEncoding } from './encodings.ts'
import { applyHeaderRules, parseHeaderRules } from './header-rules.ts'
import { findRedirect, parseRedirects } from './redirects.ts'
import { siteFiles } from './site-files.ts'
import { decodePath, findFile } from './site-path.ts'

/**
 * Serves a built site the way its later host does: clean URLs, the rules of its `_redirects` and `_headers`,
 * compression, revalidation by ETag, and the language's own 404 page. A file always wins over a redirect.
 */
export function createStaticSite(root: string): (request: Request) => Promise<Response> {
  const redirects = parseRedirects(readIfThere(join(root, '_redirects')))
  const headerRules = parseHeaderRules(readIfThere(join(root, '_headers')))
  const readSiteFile = siteFiles()

  async function answer(request: Request, path: string): Promise<Response> {
    const file = await findFile(root, path)
    if (file !== null) return serve(request, file, 200)
    const redirect = findRedirect(redirects, path)
    if (redirect !== undefined && redirect.status !== 200) {
      return new Response(null, { status: redirect.status, headers: { Location: encodeURI(redirect.to) } })
    }
    const page = redirect && (await findFile(root, redirect.to))
    if (page) return serve(request, page, 200)
    const missing = await notFoundPage(root, path)
    return missing === null ? new Response('Not found\n', { status: 404 }) : serve(request, missing, 404)
  }

  async function serve(request: Request, path: string, status: 200 | 404): Promise<Response> {
    const file = await readSiteFile(path)
    const encoding = file.compressible ? chooseEncoding(request.headers.get('accept-encoding')) : null
    const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`
    const headers = new Headers({ 'Content-Type': file.type, 'Cache-Control': 'no-cache' })
    if (file.compressible) headers.set('Vary', 'Accept-Encoding')
    if (encoding !== null) headers.set('Content-Encoding', encoding)
    if (status === 200) {
      headers.set('ETag', etag)
      if (isKnown(etag, request.headers.get('if-none-match'))) {
        headers.delete('Content-Encoding')
        return new Response(null, { status: 304, headers })
      }
    }
    const bytes = await file.bytes(encoding)
    headers.set('Content-Length', String(bytes.length))
    return new Response(request.method === 'HEAD' ? null : bytes, { status, headers })
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const path = decodePath(new URL(request.url).pathname)
    if (path === null) return new Response('Bad request\n', { status: 400 })
    const response = await answer(request, path)
    applyHeaderRules(headerRules, path, response.headers)
    // What is not there must not be remembered for a year.
    if (response.status === 404) response.headers.set('Cache-Control', 'no-cache')
    return response
  }
}

function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((value) => value.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(etag)
}

async function notFoundPage(root: string, path: string): Promise<string | null> {
  const [, first = ''] = path.split('/')
  return (await findFile(root, `/${first}/404`)) ?? (await findFile(root, '/404'))
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
