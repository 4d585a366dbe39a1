import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

// The host's own tables, not pages.
const UNSERVED = new Set(['/_redirects', '/_headers'])

/** The decoded path of a request, or null if it is malformed or tries to leave the site. */
export function decodePath(pathname: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return null
  }
  const segments = path.split('/')
  return /[\\\0]/.test(path) || segments.includes('..') || segments.includes('.') ? null : path
}

/** The file under `root` that is the answer to a path: itself, or its page (`/about` → `about.html`). */
export async function findFile(root: string, path: string): Promise<string | null> {
  if (UNSERVED.has(path.replace(/^\/+/, '/'))) return null
  const base = path.replace(/\/+$/, '')
  const candidates = path.endsWith('/')
    ? [`${base}/index.html`, `${base}.html`]
    : [path, `${path}.html`, `${path}/index.html`]
  for (const candidate of candidates) {
    const file = await regularFile(root, join(root, candidate))
    if (file !== null) return file
  }
  return null
}

/** The real path of a file that lies under `root`, links followed. */
async function regularFile(root: string, file: string): Promise<string | null> {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(file)])
    return real.startsWith(realRoot + sep) && (await stat(real)).isFile() ? real : null
  } catch {
    return null
  }
}
