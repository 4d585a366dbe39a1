import { PurgeCSS, type RawContent } from 'purgecss'

/** Everything that may be a class, an element or an attribute: Tailwind's classes have `:`, `/`, `[`, `%` and commas. */
const words = (text: string) => text.replaceAll('&amp;', '&').match(/[^<>"'`\s;={}\\]+/g) ?? []

/** What browsers draw in a field for a date or a time; these rules name no element. */
const partsOfDateFields = /(?<=[{}])::-webkit-(?:date|calendar)[^{}]*\{[^{}]*\}/g
const dateField = /\btype["']?[=:]\s*["'`](?:date|time|datetime-local|month|week)\b/

/**
 * The rules of a style sheet that a page can use, now or later: a rule goes when neither the page nor any of its
 * scripts has a word for it.
 */
export async function purgeStyles(css: string, content: RawContent[]): Promise<string> {
  // Scripts set properties, too.
  const named = content.flatMap(({ raw }) => raw.match(/--[\w-]+/g) ?? [])
  const [purged] = await new PurgeCSS().purge({
    content,
    css: [{ raw: css }],
    defaultExtractor: words,
    keyframes: true,
    variables: true,
    // Attributes and states come and go in the browser; classes and elements decide.
    dynamicAttributes: Array.from(css.matchAll(/(?<!\\)\[([\w-]+)/g), ([, attribute = '']) => attribute),
    safelist: { standard: [/^:/], variables: named },
  })
  if (!purged) throw new Error('PurgeCSS gave no styles back')
  const styles = withoutUnread(purged.css)
  return content.some(({ raw }) => dateField.test(raw)) ? styles : styles.replace(partsOfDateFields, '')
}

/** Without the descriptions of properties that no rule reads. */
const withoutUnread = (css: string) =>
  css.replaceAll(/@property (--[\w-]+)\{[^}]*\}\n?/g, (rule, name: string) =>
    css.includes(`var(${name}`) ? rule : '',
  )
