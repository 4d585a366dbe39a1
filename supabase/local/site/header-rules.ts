/** The headers a `_headers` file gives to the paths that fit a pattern. */
export type HeaderRule = { path: RegExp; headers: [name: string, value: string][] }

/**
 * Reads a `_headers` file, the format of Netlify and Cloudflare Pages: a path pattern (`*` for anything) on a
 * line of its own, below it indented `Name: value` lines; `#` for a comment.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      const source = content.split('*').map(RegExp.escape).join('.*')
      rules.push({ path: new RegExp(`^${source}$`), headers: [] })
      continue
    }
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(content) ?? []
    const rule = rules.at(-1)
    if (rule === undefined || name === undefined || value === undefined) {
      throw new Error(`_headers, line ${index + 1}: expected "Name: value" below a path, not "${content}".`)
    }
    rule.headers.push([name, value])
  }
  return rules
}

/** The headers of every rule that fits a path; of two with the same name the later one counts. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Headers {
  const headers = new Headers()
  for (const rule of rules) {
    if (rule.path.test(pathname)) for (const [name, value] of rule.headers) headers.set(name, value)
  }
  return headers
}
