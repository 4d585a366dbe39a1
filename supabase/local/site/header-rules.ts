/** The headers a `_headers` file gives to the paths that fit a pattern. */
export type HeaderRule = { path: RegExp; headers: readonly [name: string, value: string][] }

/**
 * Reads a `_headers` file, the format of Netlify and Cloudflare Pages: a path pattern (`*` for anything,
 * `:name` for one segment) on a line of its own, below it indented `Name: value` lines; `#` for a comment.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: toPattern(content), headers: [] })
      continue
    }
    const colon = content.indexOf(':')
    const rule = rules.at(-1)
    if (rule === undefined || colon < 1) {
      throw new Error(`_headers, line ${index + 1}: expected "Name: value" below a path, not "${content}".`)
    }
    rule.headers.push([content.slice(0, colon), content.slice(colon + 1).trim()])
  }
  return rules
}

/** Sets the headers of every rule that fits the path; of two with the same name the later one counts. */
export function applyHeaderRules(rules: readonly HeaderRule[], pathname: string, headers: Headers): void {
  for (const rule of rules) {
    if (rule.path.test(pathname)) for (const [name, value] of rule.headers) headers.set(name, value)
  }
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-z]\w*)/gi, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${source}$`)
}
