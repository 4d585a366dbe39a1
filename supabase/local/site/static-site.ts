import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersFor, parseHeaderRules } from './header-rules.ts'
import { findRewrite, parseRewrites } from './rewrites.ts'

// The host's own tables are no pages, nor is what begins with a dot.
const HIDDEN = /^\/+_(headers|redirects)$|\/\.(?!well-known\/)/

/**
 * Serves a built site the way its later host does: clean URLs, the rules of its `_redirects` and `_headers`,
 * compressed copies (see precompress.ts), revalidation by ETag, and the language's own 404 page. A file always
 * wins over a rule.
 */
export function createStaticSite(root: string): RequestListener {
  const rewrites = parseRewrites(readIfThere(join(root, '_redirects')))
  const headerRules = parseHeaderRules(readIfThere(join(root, '_headers')))
  // `dev`: it looks at the disk each time, and so sees a new build and the compressed copies as they are made.
  const files = sirv(root, { dev: true, etag: true, brotli: true, gzip: true })

  return (request, response) => {
    const path = decodedPath(request.url)
    if (path === null) return refuse(response, 400, 'Bad request\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response.setHeader('Allow', 'GET, HEAD'), 405, 'Method not allowed\n')
    }
    response.setHeaders(headersFor(headerRules, path))
    // sirv names no charset here, and llms.txt is not only Latin.
    if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    const serve = (page: string | undefined, otherwise: () => void) => {
      if (page === undefined || HIDDEN.test(page)) return otherwise()
      request.url = encodeURI(page)
      files(request, response, otherwise)
    }
    serve(path, () => serve(findRewrite(rewrites, path), () => answerMissing(root, path, request, response)))
  }
}

/** The page of the path's language that says that there is none. */
function answerMissing(root: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const [, first = ''] = path.split('/')
  const pages = [`${first}/404.html`, '404.html'].map((page) => join(root, page))
  const text = pages.map(readIfThere).find(Boolean)
  response.setHeader('Content-Type', text ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
  // What is not there must not be remembered for a year.
  response.setHeader('Cache-Control', 'no-cache')
  refuse(response, 404, request.method === 'HEAD' ? '' : (text ?? 'Not found\n'))
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status).end(text)
}

/** The path of a request without its query; null if it is malformed. */
function decodedPath(url = ''): string | null {
  try {
    return decodeURI(new URL(`http://localhost${url}`).pathname)
  } catch {
    return null
  }
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
