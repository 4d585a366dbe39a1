/** A line of a `_redirects` file (Netlify, Cloudflare Pages) that answers a path with another page: status 200. */
export type Rewrite = { from: RegExp; to: string }

/** Reads a `_redirects` file: `from to 200` a line, `:name` for one segment of `from`, `#` for a comment. The site uses no other. */
export function parseRewrites(text: string): Rewrite[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [from, to, status, ...rest] = line.trim().split(/\s+/)
    if (!from || !to || status !== '200' || rest.length > 0) {
      throw new Error(`_redirects, line ${index + 1}: expected "from to 200", not "${line.trim()}".`)
    }
    const source = from
      .split(/:[a-z]+/)
      .map(RegExp.escape)
      .join('[^/]+')
    return [{ from: new RegExp(`^${source}/?$`), to }]
  })
}

/** The page that answers a path; undefined if no rule fits. */
export function findRewrite(rewrites: readonly Rewrite[], pathname: string): string | undefined {
  return rewrites.find(({ from }) => from.test(pathname))?.to
}
