import { inlineHash } from './own-policy.ts'
import { purgeStyles } from './purge-styles.ts'

const inlinedStyles = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g

/**
 * A page with only those of its inlined styles that it or a script of it can use. `scripts` are all of the site's, by
 * name. With `composed`, classes are kept of which a script has the beginning only: `badge-${status}`.
 */
export async function withOwnStyles(
  page: string,
  scripts: ReadonlyMap<string, string>,
  composed: boolean,
): Promise<string> {
  const html = page.replaceAll(inlinedStyles, '')
  const content = [
    { raw: html, extension: 'html' },
    ...reachedFrom(html, scripts).map((raw) => ({ raw, extension: 'js' })),
  ]
  let result = page
  for (const [css] of page.matchAll(inlinedStyles)) {
    const purged = await purgeStyles(css, composed ? [...content, begunBy(css, content)] : content)
    // The policy allows styles by their hash.
    result = result.replace(css, () => purged).replace(inlineHash(css), inlineHash(purged))
  }
  return result
}

/** The classes of a style sheet that scripts put together, as words. */
function begunBy(css: string, content: { raw: string }[]) {
  const beginnings = new Set(
    content.flatMap(({ raw }) =>
      Array.from(raw.matchAll(/\b(badge|button|notice)-(?=\$\{)/g), ([begin]) => begin),
    ),
  )
  const classes = Array.from(css.matchAll(/\.([a-z]+-)[a-z]+/g))
  const raw = classes.filter(([, begin = '']) => beginnings.has(begin)).map(([name]) => name.slice(1))
  return { raw: raw.join(' '), extension: 'html' }
}

/** The scripts that a page names, and those that these name, whenever they are loaded. */
function reachedFrom(html: string, scripts: ReadonlyMap<string, string>): string[] {
  const reached = new Set<string>()
  const texts = [html]
  for (const text of texts) {
    for (const [name] of text.matchAll(/[\w.~-]+\.js\b/g)) {
      const script = scripts.get(name)
      if (script === undefined || reached.has(script)) continue
      reached.add(script)
      texts.push(script)
    }
  }
  return [...reached]
}
