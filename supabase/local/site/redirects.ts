/** A line of a `_redirects` file, the format of Netlify and Cloudflare Pages. */
export type Redirect = { from: RegExp; to: string; status: 200 | 301 | 302 | 307 | 308 }

const STATUSES = [200, 301, 302, 307, 308] as const

/**
 * Reads a `_redirects` file: `from to [status]` a line, `:name` for one segment, `*` at the end for the rest
 * (`:splat` in the target), `#` for a comment. Without a status it is 302, as on Cloudflare Pages.
 */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line, index) => {
    const [from, to, code = '302', ...rest] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/)
    if (!from) return []
    const status = STATUSES.find((known) => String(known) === code)
    if (to === undefined || status === undefined || rest.length > 0) {
      throw new Error(`_redirects, line ${index + 1}: expected "from to status", not "${line.trim()}".`)
    }
    return [{ from: toPattern(from), to, status }]
  })
}

/** The first redirect that fits a path, with its placeholders filled in; undefined if none does. */
export function findRedirect(
  redirects: readonly Redirect[],
  pathname: string,
): { to: string; status: Redirect['status'] } | undefined {
  for (const { from, to, status } of redirects) {
    const groups = from.exec(pathname)?.groups
    if (groups === undefined) continue
    return { status, to: to.replace(/:([a-z]\w*)/gi, (unknown, name: string) => groups[name] ?? unknown) }
  }
  return undefined
}

function toPattern(from: string): RegExp {
  const source = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)')
    .replace(/\*$/, '(?<splat>.*)')
  // The empty named group makes sure that a match has groups.
  return new RegExp(`^${source}/?(?<matched>)$`)
}
